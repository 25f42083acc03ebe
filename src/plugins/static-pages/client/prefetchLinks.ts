import { baseUrl, savesData } from '../../shared/requests';
import { speculationRules } from '../speculationRules';

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
  script.textContent = speculationRules(baseUrl());
  document.head.append(script);
}
