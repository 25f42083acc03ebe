const LOOPBACK = /^((.+\.)?localhost\.?|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/;

/**
 * Whether a view may be counted. Views on the developer's machine, by automated browsers,
 * and with Do Not Track or Global Privacy Control are not counted.
 */
export const mayCount = (
  hostname: string,
  navigator: Pick<
    Navigator,
    'doNotTrack' | 'globalPrivacyControl' | 'webdriver'
  >,
): boolean =>
  !LOOPBACK.test(hostname) &&
  !navigator.webdriver &&
  navigator.doNotTrack !== '1' &&
  !navigator.globalPrivacyControl;

/**
 * The origin of a referrer on another site, without path and query for privacy.
 *
 * @returns an empty string if there is none
 */
export function externalOrigin(referrer: string, own: string): string {
  const [origin = ''] = /^https?:\/\/[^/?#]+/.exec(referrer) ?? [];
  return origin === own ? '' : origin;
}
