import { TRY_IT_HASH } from '../names';

/** The state of "Try it", which links contain. */
export interface Shared {
  readonly html: string;
  /** Name of a preset; empty for none. */
  readonly preset: string;
  readonly options: string;
}

const PREFIX = `${TRY_IT_HASH}=`;

/** The longest hash: browsers and chats truncate longer addresses. */
const MAX_HASH = 32_000;

/** The longest state, in characters. */
const MAX_JSON = 2_000_000;

/**
 * Encodes a state as compressed JSON in base64url.
 *
 * @returns `undefined` when the hash would be too long
 */
export async function toHash(state: Shared): Promise<string | undefined> {
  const json = JSON.stringify([state.html, state.preset, state.options]);
  const compressed = new Blob([json])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(compressed).arrayBuffer());
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte));
  const encoded = btoa(characters.join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  const hash = PREFIX + encoded;
  return hash.length > MAX_HASH ? undefined : hash;
}

const DAMAGED = 'The link is damaged or too long, so it could not be opened.';

export interface Link {
  readonly state?: Shared;
  /** The message to the reader, if the link holds no state that can be read. */
  readonly notice?: string;
}

/**
 * Decodes the state in a hash. It does not throw.
 *
 * @param presets the valid names of presets
 */
export async function fromHash(
  hash: string,
  presets: readonly string[],
): Promise<Link> {
  // Some programs encode the `=`.
  const own = hash.replace(/%3d/i, '=');
  if (!own.startsWith(PREFIX)) return {};
  const state = await decode(own, presets).catch(() => undefined);
  return state ? { state } : { notice: DAMAGED };
}

async function decode(
  hash: string,
  presets: readonly string[],
): Promise<Shared | undefined> {
  if (hash.length > MAX_HASH) return undefined;
  const encoded = hash.slice(PREFIX.length);
  const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
  const compressed = Uint8Array.from(binary, (char) => char.charCodeAt(0));
  const inflated = new Blob([compressed])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'));
  // Within the longest hash, it has at most 25 MB.
  const json = await new Response(inflated).text();
  if (json.length > MAX_JSON) return undefined;
  const [html, preset, options, ...others] = JSON.parse(json) as unknown[];
  return others.length === 0
    ? sharedIn({ html, preset, options }, presets)
    : undefined;
}

/** Reads a state that somebody else may have written. */
export function sharedIn(
  value: unknown,
  presets: readonly string[],
): Shared | undefined {
  const { html, preset, options } = Object(value) as Record<string, unknown>;
  return typeof html === 'string' &&
    typeof preset === 'string' &&
    typeof options === 'string' &&
    ['', ...presets].includes(preset)
    ? { html, preset, options }
    : undefined;
}
