import { TRY_IT_HASH } from './names';

/** The state of "Try it", which links contain. */
export interface Shared {
  readonly html: string;
  /** Name of a preset; empty for none. */
  readonly preset: string;
  /** The text of the options. */
  readonly options: string;
}

/** The prefix of a hash that contains a state. */
const PREFIX = `${TRY_IT_HASH}=`;

/** The longest hash: browsers and chats truncate longer addresses. */
const MAX_HASH = 32_000;

/** The largest size of a decompressed state, in bytes. */
const MAX_BYTES = 2_000_000;

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

/** A decoded link. */
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
  const state = await decode(own).catch(() => undefined);
  return state && (state.preset === '' || presets.includes(state.preset))
    ? { state }
    : { notice: DAMAGED };
}

async function decode(hash: string): Promise<Shared | undefined> {
  if (hash.length > MAX_HASH) return undefined;
  const encoded = hash.slice(PREFIX.length);
  const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
  const compressed = Uint8Array.from(binary, (char) => char.charCodeAt(0));
  const [html, preset, options, ...others] = JSON.parse(
    await inflate(compressed),
  ) as unknown[];
  return typeof html === 'string' &&
    typeof preset === 'string' &&
    typeof options === 'string' &&
    others.length === 0
    ? { html, preset, options }
    : undefined;
}

/** @throws Error when the data is damaged, or too long once it is decompressed */
async function inflate(data: BlobPart): Promise<string> {
  const reader = new Blob([data])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > MAX_BYTES) {
      await reader.cancel();
      throw new Error('too long');
    }
    text += decoder.decode(value, { stream: true });
  }
}
