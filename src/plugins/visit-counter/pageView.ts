/** What a browser says of the page's address and of its reader's wishes. */
export interface Circumstances {
  readonly location: Pick<Location, 'protocol' | 'hostname'>;
  readonly navigator: Pick<
    Navigator,
    'doNotTrack' | 'globalPrivacyControl' | 'webdriver'
  >;
}

const LOOPBACK = /^((.+\.)?localhost\.?|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/;

/**
 * Whether a view may be counted: not on the developer's own machine, not by an
 * automated browser, and not against Do Not Track or Global Privacy Control.
 */
export function mayCount({ location, navigator }: Circumstances): boolean {
  return (
    location.protocol !== 'file:' &&
    !LOOPBACK.test(location.hostname) &&
    !navigator.webdriver &&
    navigator.doNotTrack !== '1' &&
    !navigator.globalPrivacyControl
  );
}

/**
 * All that is told of a view, by the names of GoatCounter's parameters
 * (https://www.goatcounter.com/help/pixel): path, title, and the origin of a
 * referrer. An empty text stands for none.
 */
export type PageView = Readonly<Record<'p' | 't' | 'r', string>>;

/** Writes the address that counts a view when it is asked. */
export function countUrl(endpoint: string, view: PageView): string {
  return `${endpoint}?${new URLSearchParams(view).toString()}`;
}

/**
 * The origin of another site that led here; its paths and queries are nobody's
 * business.
 *
 * @param referrer the document's
 * @param own origin of the page
 * @returns an empty text if there is none
 */
export function externalOrigin(referrer: string, own: string): string {
  const [origin = ''] = /^https?:\/\/[^/?#]+/.exec(referrer) ?? [];
  return origin === own ? '' : origin;
}

/** What of a browser can send a request that outlives the page. */
export interface Sender {
  readonly navigator: Pick<Navigator, 'sendBeacon'>;
  readonly fetch: typeof fetch;
}

/**
 * Sends a request and forgets it. Never rejects, not even where the browser has
 * neither way of sending: a lost view is no reader's trouble.
 */
export async function send(url: string, browser: Sender): Promise<void> {
  try {
    if (browser.navigator.sendBeacon(url)) return;
  } catch {
    // Missing, or switched off by an extension.
  }
  try {
    await browser.fetch(url, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      keepalive: true,
    });
  } catch {
    // As above, or nobody answers.
  }
}
