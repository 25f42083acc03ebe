/*
 * Docusaurus reads `navigator.connection.effectiveType` if there is a `connection`, but
 * some browsers do not define the type.
 */
const { connection } = navigator;
if (connection && typeof connection.effectiveType !== 'string') {
  Object.defineProperty(connection, 'effectiveType', { value: '' });
}
