/** The size of a text in bytes, as it is and compressed. */
export interface Size {
  readonly raw: number;
  readonly gzip: number;
}

/** Sends data through a transformation such as `CompressionStream`. */
export async function pipe(
  data: BlobPart,
  transformation: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([data]).stream().pipeThrough(transformation);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Measures a text. */
export async function sizeOf(text: string): Promise<Size> {
  const compressed = await pipe(text, new CompressionStream('gzip'));
  return { raw: new Blob([text]).size, gzip: compressed.byteLength };
}
