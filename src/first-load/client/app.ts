/*
 * Docusaurus's own entry evaluates React, the site and the router in one long
 * task, a quarter of a second on a slow phone. Here it is split into several
 * tasks, though not into several chunks ("eager").
 */

const pause = (): Promise<void> =>
  new Promise((resume) => {
    setTimeout(resume);
  });

/** Starts the site: React hydrates the page. */
export async function startApp(): Promise<void> {
  await pause();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  await import(/* webpackMode: "eager" */ '@generated/routes');
  await pause();
  await import(/* webpackMode: "eager" */ '@generated/client-modules');
  await pause();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App');
  await pause();
  await import(
    /* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'
  );
}
