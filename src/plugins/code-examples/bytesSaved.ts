const encoder = new TextEncoder();

/** Bytes of a text in UTF-8. */
export const bytesOf = (text: string): number =>
  encoder.encode(text).byteLength;

export function describeSaving(before: number, after: number): string {
  const percent =
    before === 0 ? 0 : Math.round(Math.abs(1 - after / before) * 100);
  const change =
    after === before
      ? 'unchanged'
      : `${String(percent)} % ${after > before ? 'more' : 'less'}`;
  return `${String(before)} → ${String(after)} bytes, ${change}`;
}
