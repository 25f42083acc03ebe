import type { Plugin } from '@docusaurus/types';

/** Part of the plugin, which writes something for the loaded pages. */
export type Part = Required<Pick<Plugin, 'allContentLoaded' | 'postBuild'>>;
