import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/*
 * A hash that cannot be decoded, such as `/usage#100%`, would crash the page:
 * Docusaurus decodes it. Here it is mended before. (For the path see
 * `plainPath`.)
 */
if (ExecutionEnvironment.canUseDOM) {
  mendHash();
  // The router listens later, and so comes later.
  window.addEventListener('popstate', mendHash);
}

function mendHash(): void {
  const { href, hash } = window.location;
  if (isDecodable(hash)) return;
  // Not path and hash alone: `//evil` would be another origin's address.
  const address = new URL(href);
  address.hash = hash.replaceAll('%', '%25');
  window.history.replaceState(window.history.state, '', address);
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
