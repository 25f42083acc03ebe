import MDXComponents from '@theme-original/MDXComponents';
import { Rest } from '../DocItem/Content/Arriving';
import StaticHtml from './StaticHtml';

export default {
  ...MDXComponents,
  'static-html': StaticHtml,
  'page-rest': Rest,
};
