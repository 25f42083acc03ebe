const LOOPBACK = /^((.+\.)?localhost\.?|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/;

/** What a browser says of the page's address and of its reader's wishes. */
export interface Circumstances {
  readonly location: Pick<Location, 'protocol' | 'hostname'>;
  readonly navigator: Pick<
    Navigator,
    'doNotTrack' | 'globalPrivacyControl' | 'webdriver'
  >;
}

/**
 * Whether a view may be counted: not on the developer's own machine, not by an
 * automated browser, and not against Do Not Track or Global Privacy Control.
 */
export const mayCount = ({ location, navigator }: Circumstances): boolean =>
  location.protocol !== 'file:' &&
  !LOOPBACK.test(location.hostname) &&
  !navigator.webdriver &&
  navigator.doNotTrack !== '1' &&
  !navigator.globalPrivacyControl;

/**
 * All that is told of a view, by the names of GoatCounter's parameters
 * (https://www.goatcounter.com/help/pixel): path, title, and the origin of a
 * referrer. An empty text stands for none.
 */
export type PageView = Readonly<Record<'p' | 't' | 'r', string>>;

/** Writes the address that counts a view when it is asked. */
export function countUrl(endpoint: string, view: PageView): string {
  const url = new URL(endpoint);
  for (const [name, value] of Object.entries(view)) {
    url.searchParams.set(name, value);
  }
  return url.href;
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
