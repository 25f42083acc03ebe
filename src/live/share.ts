import { TRY_IT_HASH } from './contract';
import { pipe } from './sizes';

/** What the page "Try it" works on, and what its address holds. */
export interface Shared {
  readonly html: string;
  /** Name of a preset; empty for none. */
  readonly preset: string;
  /** Options as they are typed. */
  readonly options: string;
}

/** What stands before the state in a hash; what is after it is its format. */
const PREFIX = `${TRY_IT_HASH}=`;

/**
 * Longest hash that is written and read: browsers and chats cut longer addresses,
 * and as much can hold no more than 25 MB.
 */
const MAX_HASH = 32_000;

/** Bytes of a state. */
const MAX_BYTES = 2_000_000;

/**
 * Writes a state into a hash: JSON, compressed, in the alphabet of base64url.
 *
 * @returns `undefined` where it would be too long
 */
export async function toHash(state: Shared): Promise<string | undefined> {
  const json = JSON.stringify([state.html, state.preset, state.options]);
  const bytes = await pipe(json, new CompressionStream('deflate-raw'));
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte));
  const encoded = btoa(characters.join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  const hash = PREFIX + encoded;
  return hash.length > MAX_HASH ? undefined : hash;
}

/** What a link says: a state, or that it should have held one. */
export interface Link {
  readonly state?: Shared;
  readonly isDamaged: boolean;
}

/**
 * Reads the state that a hash holds. It takes any text whatever.
 *
 * @param presets names that a state may have
 */
export async function fromHash(
  hash: string,
  presets: readonly string[],
): Promise<Link> {
  if (!hash.startsWith(PREFIX)) return { isDamaged: false };
  const state = await decode(hash).catch(() => undefined);
  return state && (state.preset === '' || presets.includes(state.preset))
    ? { state, isDamaged: false }
    : { isDamaged: true };
}

async function decode(hash: string): Promise<Shared | undefined> {
  if (hash.length > MAX_HASH) return undefined;
  const encoded = hash.slice(PREFIX.length);
  const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
  const compressed = Uint8Array.from(binary, (char) => char.charCodeAt(0));
  const bytes = await pipe(compressed, new DecompressionStream('deflate-raw'));
  if (bytes.byteLength > MAX_BYTES) return undefined;
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const [html, preset, options, ...others] = JSON.parse(text) as unknown[];
  return typeof html === 'string' &&
    typeof preset === 'string' &&
    typeof options === 'string' &&
    others.length === 0
    ? { html, preset, options }
    : undefined;
}
