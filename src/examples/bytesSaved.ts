const encoder = new TextEncoder();

/** Says how many bytes a result has less than its source, in UTF-8. */
export function bytesSaved(source: string, result: string): string {
  return saved(
    encoder.encode(source).byteLength,
    encoder.encode(result).byteLength,
  );
}

/** Says how many bytes less there are after than before. */
export function saved(before: number, after: number): string {
  const share =
    before === 0 ? 0 : Math.round(Math.abs(1 - after / before) * 100);
  const change =
    after === before
      ? 'unchanged'
      : `${String(share)} % ${after > before ? 'more' : 'less'}`;
  return `${String(before)} → ${String(after)} bytes, ${change}`;
}
