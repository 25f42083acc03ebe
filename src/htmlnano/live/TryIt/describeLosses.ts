import type { LossKind, Losses } from '../losses';

/** [one, several] */
const NOUNS: Readonly<Record<LossKind, readonly [string, string]>> = {
  words: ['space between words', 'spaces between words'],
  elements: ['element', 'elements'],
  targets: ['link target', 'link targets'],
  preformatted: ['preformatted text', 'preformatted texts'],
  conditionalComments: ['conditional comment', 'conditional comments'],
  scriptedClasses: ['class', 'classes'],
};

/** An element that is empty where it draws something. */
const ICON = /^<(?:svg\b|i class=)/;

/** Says in a line what a page lost: `Lost: 1 icon, 1 class.` */
export function describeLosses(losses: Losses): string {
  const icons = losses.elements.filter((name) => ICON.test(name)).length;
  const counts: (readonly [number, readonly [string, string]])[] = [
    [losses.text ? 1 : 0, ['piece of text', '']],
    [icons, ['icon', 'icons']],
    ...(Object.entries(NOUNS) as [LossKind, readonly [string, string]][]).map(
      ([kind, nouns]) => {
        const less = kind === 'elements' ? icons : 0;
        return [losses[kind].length - less, nouns] as const;
      },
    ),
  ];
  const parts = counts.flatMap(([count, [one, several]]) =>
    count > 0 ? `${String(count)} ${count > 1 ? several : one}` : [],
  );
  return parts.length > 0 ? `Lost: ${parts.join(', ')}.` : 'No loss found.';
}
