/*
 * What is read of a provider's answer. A proper one has some 40 KB and 7 levels.
 */

/** The most bytes of an answer. */
export const MAX_BYTES = 500_000;

/** The most brackets that are open at once: parsers take long for many. */
const MAX_DEPTH = 20;

/**
 * Reads the text of an answer, and ends it where it is too long.
 *
 * @throws Error whose message is for readers
 */
export async function readBounded({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  let text = '';
  for (let bytes = 0; ;) {
    const { value } = (await reader?.read()) ?? {};
    if (value === undefined) break;
    bytes += value.byteLength;
    if (bytes > MAX_BYTES) {
      void reader?.cancel();
      throw new UnreadableError(
        `The provider sent an answer of more than ${MAX_BYTES.toLocaleString('en')} bytes.`,
      );
    }
    text += decoder.decode(value, { stream: true });
  }
  if (isTooDeep(text)) {
    throw new UnreadableError(
      `The provider sent an answer of more than ${String(MAX_DEPTH)} levels.`,
    );
  }
  return text;
}

/** An answer that another host would give as well. */
export class UnreadableError extends Error {}

/** Whether more brackets of a JSON text are open at once than may be. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charAt(at);
    if (isInString && sign === '\\') at += 1;
    else if (sign === '"') isInString = !isInString;
    else if (isInString) continue;
    else if (/[[{]/.test(sign)) depth += 1;
    else if (/[\]}]/.test(sign)) depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}
