import type { DocusaurusConfig, HtmlTagObject } from '@docusaurus/types';
import { guardLoading, type GuardOptions } from './guardLoading';

/**
 * The inline script for pages whose scripts do not load. Docusaurus's own
 * banner always blames the base URL, and has inline styles.
 *
 * @throws Error when there is no favicon, which the script asks for
 */
export function guardTag({
  baseUrl,
  favicon,
  title,
}: Pick<DocusaurusConfig, 'baseUrl' | 'favicon' | 'title'>): HtmlTagObject {
  if (favicon === undefined) {
    throw new Error('The load guard asks for the favicon: configure one.');
  }
  const options: GuardOptions = { baseUrl, probe: favicon, title };
  // A script ends at the first `</`, also within a string.
  const json = JSON.stringify(options).replaceAll('<', String.raw`\u003c`);
  return {
    tagName: 'script',
    innerHTML: `(${guardLoading.toString()})(${json})`,
  };
}
