/*
 * Docusaurus does not prefetch on slow connections and reads
 * `navigator.connection.effectiveType` for that wherever there is a connection:
 * not all browsers that tell of it tell its type.
 */
const { connection } = navigator as {
  readonly connection?: { readonly effectiveType?: string };
};
if (connection && typeof connection.effectiveType !== 'string') {
  Object.defineProperty(connection, 'effectiveType', { value: '' });
}

// A module, whose names are its own.
export {};
