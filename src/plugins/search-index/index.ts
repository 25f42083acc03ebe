import type { Plugin } from '@docusaurus/types';

/** Adds the route `/search`, which is the same for all versions. */
export default function searchIndexPlugin(context: {
  readonly baseUrl: string;
}): Plugin {
  return {
    name: 'search-index',
    contentLoaded({ actions }) {
      actions.addRoute({
        path: `${context.baseUrl}search`,
        component: '@theme/SearchPage',
        exact: true,
      });
    },
  };
}
