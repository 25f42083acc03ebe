/** Bytes of a text in UTF-8: as it is, and compressed as servers send it. */
export interface Size {
  readonly raw: number;
  readonly gzip: number;
}

/** Sends bytes through a transformation such as `CompressionStream`. */
export async function pipe(
  bytes: Uint8Array<ArrayBuffer>,
  transformation: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(transformation);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Measures a text. */
export async function sizeOf(text: string): Promise<Size> {
  const raw = new TextEncoder().encode(text);
  const compressed = await pipe(raw, new CompressionStream('gzip'));
  return { raw: raw.byteLength, gzip: compressed.byteLength };
}
