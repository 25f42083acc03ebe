import type { ClientModule } from '@docusaurus/types';
import { countView } from './countView';

/** Counts a view for each page that a link leads to without loading it. */
export default {
  onRouteDidUpdate({ location: { pathname }, previousLocation }) {
    const isOther = pathname !== previousLocation?.pathname;
    if (previousLocation !== null && isOther) countView(pathname, '');
  },
} satisfies ClientModule;
