/** What a unit multiplies a number by, where a column may have several. */
const UNITS: Readonly<Record<string, number>> = {
  B: 1,
  KB: 1000,
  KIB: 1024,
  MB: 1000 ** 2,
  MIB: 1024 ** 2,
  GB: 1000 ** 3,
  GIB: 1024 ** 3,
  MS: 1,
  S: 1000,
};

const NUMBER =
  /^([-+−]?)\s*(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)\s*([a-z]*|%)$/i;

/**
 * Reads a number as people write it: `1,200`, `−10` with a minus sign, `34 %`,
 * `1.2 KB`, which is more than `800 B`.
 *
 * @returns `undefined` for another text, such as a version: `3.10.0`
 */
export function numberOf(text: string): number | undefined {
  const [, sign = '', digits = '', unit = ''] = NUMBER.exec(text.trim()) ?? [];
  if (digits === '') return undefined;
  const value =
    Number(digits.replaceAll(',', '')) * (UNITS[unit.toUpperCase()] ?? 1);
  return sign === '-' || sign === '−' ? -value : value;
}
