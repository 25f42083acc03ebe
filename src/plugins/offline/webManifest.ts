import type { DocusaurusConfig } from '@docusaurus/types';
import { GROUND, ICONS } from './icons';

export const MANIFEST_FILE = 'manifest.webmanifest';

/**
 * Writes the manifest by which the site can be installed
 * (https://w3c.github.io/manifest/).
 */
export const webManifest = ({
  title,
  tagline,
  baseUrl,
}: Pick<DocusaurusConfig, 'title' | 'tagline' | 'baseUrl'>): string =>
  JSON.stringify({
    id: baseUrl,
    name: `${title} documentation`,
    short_name: title,
    description: tagline,
    lang: 'en',
    start_url: baseUrl,
    scope: baseUrl,
    // With a way back: pages link to others.
    display: 'minimal-ui',
    theme_color: GROUND,
    background_color: '#ffffff',
    icons: ICONS.map(({ file, size, purpose }) => ({
      src: baseUrl + file,
      type: 'image/png',
      sizes: `${String(size)}x${String(size)}`,
      purpose,
    })),
  });
