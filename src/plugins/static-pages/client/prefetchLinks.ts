import { baseUrl, savesData } from '../../shared/requests';
import { speculationRules } from '../speculationRules';

if (!savesData() && HTMLScriptElement.supports('speculationrules')) {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = speculationRules(baseUrl());
  document.head.append(script);
}
