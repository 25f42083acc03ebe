/** Address of the service worker; written by `plugins/offline`. */
declare module '@generated/offline/default/worker' {
  const worker: string;
  export default worker;
}
