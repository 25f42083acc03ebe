import { savesData } from '../../shared/requests';
import { speculationRules } from '../speculationRules';

/**
 * Docusaurus's base URL, which is the bundler's public path. The site's configuration
 * would be a fifth of the first scripts' weight.
 */
declare const __webpack_public_path__: string;

/** Selects an element of the pages that only Docusaurus's app completes. */
export const APP = '[data-app]';

// The app's router prefetches pages by itself.
if (
  !savesData() &&
  !document.querySelector(APP) &&
  HTMLScriptElement.supports('speculationrules')
) {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = speculationRules(__webpack_public_path__);
  document.head.append(script);
}
