import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** In the order in which one learns it; previous and next pages follow from it. */
const sidebars: SidebarsConfig = {
  docs: [
    { type: 'doc', id: 'introduction', label: 'Introduction' },
    { type: 'doc', id: 'usage', label: 'Usage' },
    { type: 'doc', id: 'config', label: 'Config' },
    { type: 'doc', id: 'presets', label: 'Presets' },
    { type: 'doc', id: 'modules', label: 'Modules' },
    { type: 'doc', id: 'contribute', label: 'Contribute' },
  ],
};

export default sidebars;
