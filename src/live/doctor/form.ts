import { type Examined, type Finding } from './finding';

/** How the text is written: as an export, and as JSON or not. */
export function checkForm({ parsed }: Examined): Finding[] {
  const { form, functions, notJson, duplicates } = parsed;
  const findings: Finding[] = [];
  if (form === 'export default' || form === 'exports.default') {
    const name = form === 'export default' ? form : 'exports.default = …';
    findings.push({
      level: 'error',
      message: `htmlnano does not understand \`${name}\` in a configuration file. Write \`module.exports = …\`, in a file such as \`.htmlnanorc.cjs\`.`,
      fix: 'module.exports = { … };',
    });
  }
  const isNearlyJson =
    notJson.length > 0 && notJson.every(({ what }) => what !== 'JavaScript');
  for (const { what, line } of isNearlyJson ? notJson : []) {
    findings.push({
      level: form === 'package.json' ? 'error' : 'note',
      message: `JSON does not allow this ${what}: it is right in a \`.js\` file, but htmlnano cannot read it in \`.htmlnanorc.json\` or \`package.json\`.`,
      line,
    });
  }
  for (const { path, line } of duplicates) {
    findings.push({
      level: 'warning',
      message: `\`${path}\` stands here more than once. The last one counts.`,
      line,
    });
  }
  const [first] = functions;
  if (first && form !== 'package.json') {
    const names = [
      ...new Set(functions.map(({ path }) => path.replace(/\..*/, ''))),
    ];
    findings.push({
      level: 'note',
      message: `Functions (here in ${names.map((name) => `\`${name}\``).join(', ')}) are fine in a call and in a \`.js\` or \`.cjs\` file. JSON cannot hold them.`,
      line: first.line,
    });
  } else if (
    first ||
    (form === 'package.json' && !isNearlyJson && notJson[0])
  ) {
    findings.push({
      level: 'error',
      message:
        'A `package.json` has to be JSON: double quotes around keys and texts, and no functions, regular expressions or names.',
      line: first?.line ?? notJson[0]?.line ?? 1,
    });
  }
  return findings;
}
