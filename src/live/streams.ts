/**
 * Sends bytes through a transformation such as `CompressionStream`.
 *
 * @param maxBytes of the result
 * @throws RangeError when the result is longer
 * @throws TypeError when the transformation cannot read the bytes
 */
export async function pipe(
  bytes: Uint8Array<ArrayBuffer>,
  { readable, writable }: CompressionStream | DecompressionStream,
  maxBytes = Infinity,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = writable.getWriter();
  // What is wrong with the bytes shows on the other side, too.
  const written = Promise.all([writer.write(bytes), writer.close()]);
  written.catch(() => undefined);
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = readable.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > maxBytes) {
      await reader.cancel();
      throw new RangeError(`more than ${String(maxBytes)} bytes`);
    }
    chunks.push(value);
  }
  const all = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    all.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return all;
}
