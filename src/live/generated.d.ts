/** Written by `src/plugins/live`. */
declare module '@generated/live/default/versions' {
  /** By Docusaurus's name of the version. */
  const versions: Readonly<
    Record<
      string,
      {
        /** Starts a worker of the version's htmlnano. */
        readonly start: () => Worker;
        /** Path of its page "Usage", which has "Try it". */
        readonly tryIt: string;
        readonly fetchData: () => Promise<{
          readonly default: import('./versionData').VersionData;
        }>;
      }
    >
  >;
  export default versions;
}
