/*
 * Docusaurus's own entry evaluates React, the site and the router in one go, a
 * quarter of a second on a slow phone in which the browser does nothing else.
 * Here it is the same file with pauses in between ("eager" makes no other chunk).
 */
import 'react-dom/client';

const pause = (): Promise<void> =>
  new Promise((resume) => {
    setTimeout(resume);
  });

/** Starts the site: React takes the page over. */
export async function startApp(): Promise<void> {
  await pause();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App');
  await pause();
  await import(
    /* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'
  );
}
