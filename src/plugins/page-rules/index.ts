import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PluggableList } from 'unified';
import { loadedDocs } from '../shared/docs';
import { failOnMistakes } from './failOnMistakes';
import links from './links';
import rules from './rules';
import { reportMistakes } from './reportMistakes';

/**
 * Fails the build on mistakes that would otherwise be published silently. In
 * development the browser shows them. The remark plugins find most of them.
 */
export default function pageRules({ siteDir }: LoadContext): Plugin {
  let outside: readonly string[] = [];
  return {
    name: 'page-rules',
    configureWebpack: (_config, isServer) =>
      reportMistakes(isServer, () => outside),
    allContentLoaded({ allContent }) {
      outside = loadedDocs(allContent).loadedVersions.flatMap((version) =>
        version.docs
          .filter(({ sidebar }) => sidebar === undefined)
          .map(({ id, source }) => {
            const page = source.replace('@site/', '');
            const sidebars = path.relative(
              siteDir,
              String(version.sidebarFilePath),
            );
            return `${page}:1:1: no menu has this page. Add its id, "${id}", to ${sidebars}.`;
          }),
      );
    },
  };
}

/**
 * They must be the last of `beforeDefaultRemarkPlugins`, because messages of other
 * plugins (`file.message`) fail a page as well.
 *
 * @param home address of the website, without a slash at the end
 */
export const remarkPlugins = (home: string): PluggableList => [
  () => links(home),
  rules,
  failOnMistakes,
];
