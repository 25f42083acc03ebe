/** What plugins write for the site's scripts; who imports it says its type. */
declare module '@generated/*' {
  const data: unknown;
  export default data;
}
