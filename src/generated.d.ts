/** Modules that plugins generate; the importing module asserts the type. */
declare module '@generated/*' {
  const data: unknown;
  export default data;
}
