import type { DocMetadata } from '@docusaurus/plugin-content-docs';
import type { DocusaurusConfig } from '@docusaurus/types';
import { pagePath } from '../../../addresses';

/** What is told of a page's subject: the version of the library that it documents. */
type Page = Pick<
  DocMetadata,
  'title' | 'description' | 'permalink' | 'version' | 'lastUpdatedAt'
>;

/** Structured data of a page: an article (https://schema.org/TechArticle) on a version of the library. */
export function articleData(
  { title, description, permalink, version, lastUpdatedAt }: Page,
  {
    title: name,
    url,
    baseUrl,
    customFields,
  }: Pick<DocusaurusConfig, 'title' | 'url' | 'baseUrl' | 'customFields'>,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    url: new URL(pagePath(permalink, baseUrl), url).href,
    inLanguage: 'en',
    ...(typeof lastUpdatedAt === 'number' && {
      dateModified: new Date(lastUpdatedAt).toISOString(),
    }),
    about: {
      '@type': 'SoftwareSourceCode',
      name,
      codeRepository: customFields?.repository,
      programmingLanguage: 'JavaScript',
      runtimePlatform: 'Node.js',
      ...(version !== 'current' && { version }),
    },
  };
}
