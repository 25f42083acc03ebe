/** Written by `src/plugins/live`; `versions.ts` gives the type. */
declare module '@generated/live/default/versions' {
  const versions: unknown;
  export default versions;
}
