/** The properties of a key event that belong to compositions. */
interface ComposedKey {
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/**
 * Whether a key belongs to an input method, which also uses arrow keys, Enter and
 * Escape. Safari ends the composition before the event of the last key. Then only
 * `keyCode` shows it (https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode).
 */
export const isComposed = ({ isComposing, keyCode }: ComposedKey): boolean =>
  isComposing || keyCode === 229;
