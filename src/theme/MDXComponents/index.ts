import MDXComponents from '@theme-original/MDXComponents';
import StaticHtml from '../../code-blocks/StaticHtml';

export default {
  ...MDXComponents,
  'static-html': StaticHtml,
};
