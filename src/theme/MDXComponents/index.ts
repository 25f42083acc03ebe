import MDXComponents from '@theme-original/MDXComponents';
import { Rest } from '../DocItem/Content/Arriving';

export default { ...MDXComponents, Rest };
