import { baseUrl, savesData } from '../../shared/requests';
import { APP } from '../contract';
import { speculationRules } from '../speculationRules';

// The app's router fetches pages ahead by itself.
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
