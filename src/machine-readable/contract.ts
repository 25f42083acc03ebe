import type { Plugin } from '@docusaurus/types';

/** One of the things that the plugin writes of the loaded pages. */
export type Part = Required<Pick<Plugin, 'allContentLoaded' | 'postBuild'>>;
