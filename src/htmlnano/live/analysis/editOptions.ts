import type { VersionData } from '../versionData';
import { formsAt } from '../../facts/optionsCheck';
import { parseOptions } from './parseOptions';
import { printLiteral } from './printLiteral';
import type { Switch } from './report';

/**
 * Switches a module in the text of options, which is printed anew.
 *
 * @param text options; those that cannot be read stay as they are
 */
export function editOptions(
  text: string,
  preset: string,
  name: string,
  to: Switch,
  version: VersionData,
): string {
  const parsed = parseOptions(text);
  const module = version.modules.find((one) => one.name === name);
  if (!parsed.ok || !module) return text;
  const options = { ...parsed.value };
  const isInPreset = Boolean(module.presets[preset]);
  if (typeof to === 'object') {
    const value = parseOptions(`{ value: ${to.value}\n}`);
    if (value.ok) options[name] = value.value.value;
  } else if (to === 'off' ? !isInPreset : isInPreset) {
    delete options[name];
  } else {
    const [form] = formsAt(version.schema, [name]);
    options[name] = to === 'off' ? false : (form?.const ?? true);
  }
  return printLiteral(options);
}
