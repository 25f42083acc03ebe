/** The rules of a style sheet, one for each selector. */
export interface CssRules {
  /** Equal for the same selector under the same conditions. */
  readonly keys: readonly string[];
  /** As they are told to a reader, in the order of the keys. */
  readonly names: readonly string[];
}

/**
 * Lists a style sheet's rules in the browser's normal form. Rules that declare
 * nothing are left out.
 *
 * @param media the style element's own media query list
 */
export function cssRulesOf(text: string, media: string): CssRules {
  const sheet = new CSSStyleSheet();
  // Wrappers from the times of XHTML, which a minifier may keep.
  const css = text.replace(/<!\[CDATA\[|\]\]>|<!--|-->/g, ' ');
  // Of an import it would only warn in the console; it is looked for below.
  sheet.replaceSync(css.replace(/@import\b/gi, '@no-import'));
  const keys: string[] = [];
  const names: string[] = [];
  const add = (context: string, name: string): void => {
    keys.push(`${context} | ${name}`);
    names.push(context === '' ? name : `${name} (${context})`);
  };
  const visit = (rules: Iterable<CSSRule>, context: string): void => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        const selectors = selectorsOf(rule.selectorText);
        if (rule.style.length > 0) {
          for (const selector of selectors) add(context, selector);
        }
        visit(rule.cssRules, joined(context, selectors.sort().join(', ')));
      } else if (rule instanceof CSSMediaRule) {
        visit(
          rule.cssRules,
          joined(context, mediaContext(rule.media.mediaText)),
        );
      } else if (rule instanceof CSSKeyframesRule) {
        add(context, `@keyframes ${rule.name}`);
      } else if (rule instanceof CSSGroupingRule) {
        const [head = ''] = rule.cssText.split('{', 1);
        visit(rule.cssRules, joined(context, normal(head)));
      } else if (rule instanceof CSSFontFaceRule) {
        const family = rule.style.getPropertyValue('font-family');
        add(context, `@font-face ${family.replace(/["']/g, '')}`);
      } else {
        const [head = ''] = rule.cssText.split('{', 1);
        add(context, normal(head));
      }
    }
  };
  const own = media === '' ? '' : mediaContext(media);
  visit(sheet.cssRules, own);
  // A constructed style sheet takes none, but a style element does.
  const comments = /\/\*.*?\*\//gs;
  for (const [, target = ''] of css
    .replace(comments, ' ')
    .matchAll(/@import\s*(?:url\(\s*)?["']?([^"')\s;]+)/g)) {
    add(own, `@import ${target}`);
  }
  return { keys, names };
}

function joined(context: string, inner: string): string {
  return context === '' ? inner : `${context}, ${inner}`;
}

function mediaContext(text: string): string {
  const queries = text
    .split(',')
    .map((query) => query.trim().replace(/^all and /, ''))
    .sort();
  return `@media ${queries.join(', ')}`;
}

/** As it was written, but for the white space that a minifier takes away. */
function normal(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ?([:,()]) ?/g, '$1')
    .trim();
}

/** The selectors of a list; commas in brackets and strings belong to one. */
function selectorsOf(list: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let quoteMark = '';
  let current = '';
  let isEscaped = false;
  for (const character of list) {
    if (isEscaped) isEscaped = false;
    else if (character === '\\') isEscaped = true;
    else if (quoteMark !== '') {
      if (character === quoteMark) quoteMark = '';
    } else if (/["']/.test(character)) quoteMark = character;
    else if (/[([]/.test(character)) depth += 1;
    else if (/[)\]]/.test(character)) depth -= 1;
    else if (character === ',' && depth === 0) {
      selectors.push(current.trim());
      current = '';
      continue;
    }
    current += character;
  }
  selectors.push(current.trim());
  return [...new Set(selectors)];
}
