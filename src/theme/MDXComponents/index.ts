import MDXComponents from '@theme-original/MDXComponents';
import { Rest } from '../../first-load/Arriving';
import StaticHtml from '../../code-blocks/StaticHtml';

export default {
  ...MDXComponents,
  'static-html': StaticHtml,
  'page-rest': Rest,
};
