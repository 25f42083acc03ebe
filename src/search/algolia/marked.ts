/** A piece of a text; those that the query matches are marked. */
export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** What the site's queries put around a match. */
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
 * Takes a value of a hit apart: HTML by the DocSearch crawler's convention,
 * with {@link PRE_TAG} and {@link POST_TAG} around matches. Any other tag in it
 * is text, so that React writes it and nothing of it is ever executed.
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
