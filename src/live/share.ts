import { pipe } from './streams';

/** What the page "Try it" works on, and what its address holds. */
export interface Shared {
  readonly html: string;
  /** Name of a preset; empty for none. */
  readonly preset: string;
  /** Options as they are typed. */
  readonly options: string;
}

/** What stands before the state in a hash; what is after it is its format. */
const PREFIX = '#try-it=';

/** Bytes of a state, so that no hash can fill the reader's memory. */
const MAX_BYTES = 2_000_000;

/** Longest hash that is written; browsers and chats cut longer addresses. */
export const MAX_HASH = 32_000;

/**
 * Writes a state into a hash: JSON, compressed, in the alphabet of base64url.
 *
 * @returns `undefined` where it would be longer than {@link MAX_HASH}
 */
export async function toHash(state: Shared): Promise<string | undefined> {
  const json = JSON.stringify([state.html, state.preset, state.options]);
  const bytes = await pipe(
    new TextEncoder().encode(json),
    new CompressionStream('deflate-raw'),
  );
  const binary = bytes.reduce(
    (text, byte) => text + String.fromCharCode(byte),
    '',
  );
  const encoded = btoa(binary)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  const hash = `${PREFIX}${encoded}`;
  return hash.length > MAX_HASH ? undefined : hash;
}

/** Whether a hash claims to hold a state. */
export function isStateHash(hash: string): boolean {
  return hash.startsWith(PREFIX);
}

/**
 * Reads the state that a hash holds. It takes any text whatever.
 *
 * @returns `undefined` where it is damaged, or longer than 2 MB
 */
export async function fromHash(hash: string): Promise<Shared | undefined> {
  try {
    const encoded = hash.slice(PREFIX.length);
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    const compressed = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    const bytes = await pipe(
      compressed,
      new DecompressionStream('deflate-raw'),
      MAX_BYTES,
    );
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const state: unknown = JSON.parse(text);
    if (!Array.isArray(state) || state.length !== 3) return undefined;
    const [html, preset, options] = state as unknown[];
    return typeof html === 'string' &&
      typeof preset === 'string' &&
      typeof options === 'string'
      ? { html, preset, options }
      : undefined;
  } catch {
    return undefined;
  }
}
