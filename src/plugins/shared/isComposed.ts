/** What tells a key of a composition. */
interface ComposedKey {
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/**
 * Whether a key belongs to an input method, which composes text with arrow keys,
 * Enter and Escape, too. Safari ends the composition before the key that ends it:
 * then only the code tells (https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode).
 */
export const isComposed = ({ isComposing, keyCode }: ComposedKey): boolean =>
  isComposing || keyCode === 229;
