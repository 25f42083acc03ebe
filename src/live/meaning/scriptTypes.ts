/** https://mimesniff.spec.whatwg.org/#javascript-mime-type */
const JAVASCRIPT =
  /^(?:(?:application|text)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/;

/** What a browser makes of a script element. */
export type ScriptKind = 'classic' | 'module' | 'json' | 'markup' | 'data';

/** Whether a `type` says what a script without one is. */
export function isJavaScriptType(type: string): boolean {
  const lower = type.trim().toLowerCase();
  return lower === '' || JAVASCRIPT.test(lower);
}

/** @param type of a script element, empty without one */
export function scriptKindOf(type: string): ScriptKind {
  const lower = type.trim().toLowerCase();
  if (isJavaScriptType(lower)) return 'classic';
  if (lower === 'module') return 'module';
  if (/[/+]json(;|$)|^(importmap|speculationrules)$/.test(lower)) return 'json';
  return /html|template|mustache|handlebars|tmpl|jsrender/.test(lower)
    ? 'markup'
    : 'data';
}
