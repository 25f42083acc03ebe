import {
  type Examined,
  type Finding,
  finding,
  isRuleKey,
  isSwitch,
  keysOf,
  type Named,
  takerOf,
} from './finding';
import { ask, nearest } from './nearest';
import { capitalize, isPlain, isSame, rowFor, spell, texts } from './values';

/** Whether a module's table knows its value, and what it says of it. */
export function checkValue(named: Named, examined: Examined): Finding[] {
  const { module, value } = named;
  const { name, settings } = module;
  if (value === undefined) {
    return [
      finding(
        examined,
        'warning',
        name,
        `\`undefined\` switches ${name} off, whatever the preset says. Write \`false\`, or remove the key.`,
      ),
    ];
  }
  if (!value) return [];
  const row = rowFor(value, settings);
  if (row) {
    const rules = Array.isArray(value) ? checkRules(named, examined) : [];
    return [...checkRow(named, row.name, row.text, examined), ...rules];
  }
  if (isSwitch(module)) {
    return [
      finding(
        examined,
        'note',
        name,
        `${name} has no options: ${spell(value)} does what \`true\` does.`,
        `${name}: true`,
      ),
    ];
  }
  return isPlain(value) && keysOf(module).length > 0
    ? checkKeys(named, value, examined)
    : [unknownValue(named, examined)];
}

function checkRow(
  { module, value }: Named,
  rowName: string,
  text: string,
  examined: Examined,
): Finding[] {
  const { name } = module;
  if (rowName === 'any other string' && typeof value === 'string') {
    const suggestion = nearest(value, valuesOf(module.settings));
    if (suggestion === undefined) return [];
    const message = `${capitalize(spell(value))} of ${name} ${text}.${ask(suggestion, "'")}`;
    return [finding(examined, 'warning', name, message, `'${suggestion}'`)];
  }
  const level = severity(text);
  if (level === undefined) return [];
  return [
    finding(
      examined,
      level,
      name,
      `${capitalize(spell(value))} of ${name}: ${text}.`,
    ),
  ];
}

/** How bad it is what a table says of a value, if it is bad at all. */
function severity(text: string): 'error' | 'warning' | undefined {
  if (/^(rejects|does not work)\b|\. Fails\b/.test(text)) return 'error';
  return /^does nothing\b|\. Deletes\b/.test(text) ? 'warning' : undefined;
}

function unknownValue({ module, value }: Named, examined: Examined): Finding {
  const { name, settings } = module;
  const suggestion =
    typeof value === 'string' ? nearest(value, valuesOf(settings)) : undefined;
  const said = settings.find(
    ({ type, text }) =>
      type === 'value' &&
      /like every (unknown|other) value|like every value that/.test(text),
  );
  const subject =
    said?.text.startsWith('same as') === true ? ' It is the ' : ' It ';
  const effect = said ? `${subject}${said.text}.` : '';
  return finding(
    examined,
    'warning',
    name,
    `${capitalize(spell(value))} is no value of ${name} that its table names.${effect}${ask(suggestion, "'")}`,
    suggestion === undefined ? undefined : `'${suggestion}'`,
  );
}

function valuesOf(settings: Named['module']['settings']): string[] {
  return texts(
    settings
      .filter(({ type }) => type === 'value')
      .map((setting) => setting.value),
  );
}

function checkKeys(
  { module }: Named,
  value: Readonly<Record<string, unknown>>,
  examined: Examined,
): Finding[] {
  const known = keysOf(module);
  const names = [...new Set(known.map(({ key }) => key))];
  return Object.entries(value).flatMap(([key, inner]) =>
    names.includes(key)
      ? checkEntry(module, key, inner, examined)
      : unknownKey(module, key, names, examined),
  );
}

function unknownKey(
  module: Named['module'],
  key: string,
  names: readonly string[],
  examined: Examined,
): Finding[] {
  const { others, version } = examined;
  const elsewhere = others
    .filter(({ modules }) =>
      modules.some(
        (other) =>
          other.name === module.name &&
          keysOf(other).some((setting) => setting.key === key),
      ),
    )
    .map(({ library }) => library);
  const suggestion = elsewhere.length > 0 ? undefined : nearest(key, names);
  const taker = takerOf(module);
  if (taker !== undefined && suggestion === undefined) return [];
  const where =
    elsewhere.length > 0
      ? `; the table of ${elsewhere.join(' and ')} has it`
      : '';
  const effect =
    taker === undefined
      ? ' It has no effect.'
      : ` It is handed on to ${taker}, whose options are not checked here.`;
  return [
    finding(
      examined,
      taker === undefined ? 'warning' : 'note',
      `${module.name}.${key}`,
      `The table of ${module.name} in ${version.library} has no key \`${key}\`${where}.${effect}${ask(suggestion)}`,
      suggestion,
    ),
  ];
}

function checkEntry(
  module: Named['module'],
  key: string,
  value: unknown,
  examined: Examined,
): Finding[] {
  const rows = keysOf(module).filter((setting) => setting.key === key);
  const path = `${module.name}.${key}`;
  const own = rows.find(
    (row) => row.type === 'entry' && isSame(row.value, value),
  );
  if (own?.text.startsWith('old, ') === true) {
    return [
      finding(
        examined,
        'note',
        path,
        `${capitalize(spell(value))} of \`${key}\`: ${own.text}.`,
      ),
    ];
  }
  // A row that names the key alone takes any value.
  if (own || rows.some(({ type }) => type === 'key')) return [];
  const known = rows.map((row) => row.value);
  const isList =
    Array.isArray(value) && known.some((item) => Array.isArray(item));
  const isHandedOn = takerOf(module) !== undefined && typeof value !== 'string';
  if (isList || isHandedOn) return [];
  const suggestion =
    typeof value === 'string' ? nearest(value, texts(known)) : undefined;
  const said = rows
    .map(({ text }) => /any other value.*$/.exec(text)?.[0])
    .find((text) => text !== undefined);
  const effect =
    said === undefined
      ? ` Its table names ${known.map(spell).join(', ')}.`
      : ` Its table says: ${said}.`;
  return [
    finding(
      examined,
      'warning',
      path,
      `${capitalize(spell(value))} is no known value of \`${key}\`.${effect}${ask(suggestion, "'")}`,
      suggestion === undefined ? undefined : `'${suggestion}'`,
    ),
  ];
}

/** The keys of the rules in a list of rules. */
function checkRules({ module, value }: Named, examined: Examined): Finding[] {
  const names = module.settings.filter(isRuleKey).map(({ name }) => name);
  if (names.length === 0 || !Array.isArray(value)) return [];
  return value.filter(isPlain).flatMap((rule: object, index) =>
    Object.keys(rule)
      .filter((key) => !names.includes(key))
      .map((key) => {
        const suggestion = nearest(key, names);
        return finding(
          examined,
          'warning',
          `${module.name}.${String(index)}.${key}`,
          `A rule of ${module.name} has no key \`${key}\`.${ask(suggestion)}`,
          suggestion,
        );
      }),
  );
}
