/*
 * Docusaurus reads `navigator.connection.effectiveType` wherever there is a
 * `connection`, but not all browsers define the type.
 */
const { connection } = navigator as {
  readonly connection?: { readonly effectiveType?: string };
};
if (connection && typeof connection.effectiveType !== 'string') {
  Object.defineProperty(connection, 'effectiveType', { value: '' });
}

// A module, whose names are its own.
export {};
