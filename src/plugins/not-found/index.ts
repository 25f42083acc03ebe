import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { FinishingPlugin } from '../shared/finishPages';
import { type Published, writeRedirects } from './redirectsFile';

/** Answers unknown addresses with a page, and published ones with redirects. */
export default function notFoundPlugin({
  siteDir,
}: LoadContext): FinishingPlugin {
  return {
    name: 'not-found',
    getThemePath: () => path.join(__dirname, 'theme'),
    finish(site) {
      const published = fs.readFileSync(
        path.join(siteDir, 'published.json'),
        'utf8',
      );
      writeRedirects(site, JSON.parse(published) as Published);
    },
  };
}
