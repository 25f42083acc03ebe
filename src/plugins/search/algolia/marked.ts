/** A part of a text: a match, which is marked, or the text between matches. */
export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** The tags around a match, as queries request them. */
export const PRE_TAG = '<mark>';
export const POST_TAG = '</mark>';

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);

/**
 * Parses a value of a hit, which is HTML by DocSearch's convention. Tags other than
 * those around matches become text, so that nothing of them is ever executed.
 */
export function piecesOf(value: string): Piece[] {
  const pieces: Piece[] = [];
  let isMarked = false;
  for (const part of value.split(/(<\/?mark>)/)) {
    if (part === PRE_TAG || part === POST_TAG) isMarked = part === PRE_TAG;
    else if (part !== '') pieces.push({ text: decode(part), isMarked });
  }
  return pieces;
}

/** A value of a hit as plain text. */
export const textOf = (value: string): string =>
  piecesOf(value)
    .map(({ text }) => text)
    .join('');

const decode = (html: string): string =>
  html.replace(
    /&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi,
    (entity, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return ENTITIES.get(name) ?? entity;
      const code =
        decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    },
  );
