import type { AllLosses, AnyLossKind } from '../moreLosses';

type Nouns = readonly [one: string, several: string];

const NOUNS: Readonly<Record<AnyLossKind, Nouns>> = {
  words: ['space between words', 'spaces between words'],
  elements: ['element', 'elements'],
  targets: ['link target', 'link targets'],
  preformatted: ['preformatted text', 'preformatted texts'],
  conditionalComments: ['conditional comment', 'conditional comments'],
  scriptedClasses: ['class', 'classes'],
  attributes: ['attribute', 'attributes'],
  rules: ['style rule', 'style rules'],
  selectors: ['match of a selector', 'matches of selectors'],
  colors: ['color', 'colors'],
  lines: ['text’s lines', 'texts’ lines'],
};

/** An element that is empty where it draws something. */
const ICON = /^<(?:svg\b|i class=)/;

/** No more than this: a page may be broken in other ways, such as its scripts. */
const NOTHING_FOUND =
  'Nothing found among what is compared: text, elements, link targets, conditional comments, attributes, style rules.';

/** Says in a line what a page lost: `Lost: 1 icon, 1 class.` */
export function describeLosses(losses: AllLosses): string {
  const icons = losses.elements.filter((name) => ICON.test(name)).length;
  const kinds = Object.entries(NOUNS) as [AnyLossKind, Nouns][];
  const counts: (readonly [number, Nouns])[] = [
    [losses.text ? 1 : 0, ['piece of text', '']],
    ...kinds.flatMap(([kind, nouns]) =>
      kind === 'elements'
        ? ([
            [icons, ['icon', 'icons']],
            [losses.elements.length - icons, nouns],
          ] as const)
        : ([[losses[kind].length, nouns]] as const),
    ),
  ];
  const parts = counts.flatMap(([count, [one, several]]) =>
    count > 0 ? `${String(count)} ${count > 1 ? several : one}` : [],
  );
  return parts.length > 0 ? `Lost: ${parts.join(', ')}.` : NOTHING_FOUND;
}
