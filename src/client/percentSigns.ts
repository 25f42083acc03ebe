import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/*
 * An address that cannot be decoded, such as `/usage#100%`, would keep a page
 * from starting, or crash one that the reader is on: the router decodes its
 * path, Docusaurus its hash. Here they are mended before either reads them.
 */
if (ExecutionEnvironment.canUseDOM) {
  mendAddress();
  // The router listens later, and so comes later.
  window.addEventListener('popstate', mendAddress);
}

function mendAddress(): void {
  const { pathname, search, hash } = window.location;
  if (isDecodable(pathname) && isDecodable(hash)) return;
  const address = mended(pathname) + search + mended(hash);
  window.history.replaceState(window.history.state, '', address);
}

function mended(text: string): string {
  return isDecodable(text) ? text : text.replaceAll('%', '%25');
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

export default {};
