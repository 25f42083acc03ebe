import MDXComponents from '@theme-init/MDXComponents';
import StaticHtml from '../../StaticHtml';

export default {
  ...MDXComponents,
  'static-html': StaticHtml,
};
