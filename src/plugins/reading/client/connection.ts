/*
 * Docusaurus reads `navigator.connection.effectiveType` wherever there is a
 * `connection`, but not all browsers define the type.
 */
const { connection } = navigator;
if (connection && typeof connection.effectiveType !== 'string') {
  Object.defineProperty(connection, 'effectiveType', { value: '' });
}
