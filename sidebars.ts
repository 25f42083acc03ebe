import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  docs: [
    { type: 'doc', id: 'introduction', label: 'Introduction' },
    { type: 'doc', id: 'config', label: 'Config' },
    { type: 'doc', id: 'contribute', label: 'Contribute' },
    { type: 'doc', id: 'modules', label: 'Modules' },
    { type: 'doc', id: 'presets', label: 'Presets' },
    { type: 'doc', id: 'usage', label: 'Usage' },
  ],
};

export default sidebars;
