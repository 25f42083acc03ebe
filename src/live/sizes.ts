import { pipe } from './streams';

/** Bytes of a text in UTF-8: as it is, and compressed as servers send it. */
export interface Size {
  readonly raw: number;
  readonly gzip: number;
}

const encoder = new TextEncoder();

/** Measures a text. */
export async function sizeOf(text: string): Promise<Size> {
  const raw = encoder.encode(text);
  const compressed = await pipe(raw, new CompressionStream('gzip'));
  return { raw: raw.byteLength, gzip: compressed.byteLength };
}
