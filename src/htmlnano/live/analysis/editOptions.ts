import type { VersionData } from '../versionData';
import { formsAt } from '../../facts/jsonSchema';
import { parseOptions } from './parseOptions';
import { printLiteral } from './printLiteral';
import type { Switch } from './report';

/**
 * Switches a module in the text of options, and prints the options again.
 *
 * @param text options; if they cannot be read, they stay as they are
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
  const others = Object.entries(parsed.value).filter(([key]) => key !== name);
  const isInPreset = Boolean(module.presets[preset]);
  const print = (value: unknown): string =>
    printLiteral({ ...parsed.value, [name]: value });
  if (typeof to === 'object') {
    const value = parseOptions(`{ value: ${to.value}\n}`);
    return value.ok ? print(value.value.value) : text;
  }
  // The preset already switches the module this way.
  if ((to === 'on') === isInPreset)
    return printLiteral(Object.fromEntries(others));
  // After the values that turn it off. An old minifySvg takes options, and not `true`.
  const [, form] = formsAt(version.schema, [name]);
  return print(to === 'on' && (form?.type === 'object' ? {} : true));
}
