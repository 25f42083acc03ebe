import type { EndRequest, Response } from '@algolia/client-common';

/*
 * What is read of a provider's answer. A proper one has some 40 KB and 7 levels.
 */

/** The most bytes of an answer. */
export const MAX_BYTES = 500_000;

/** The most brackets that are open at once: parsers take long for many. */
const MAX_DEPTH = 20;

/** An answer that cannot be read. Other hosts are not asked: they would send the same. */
class UnreadableError extends Error {}

/** Sends a request with the client's timeouts, and reads a bounded answer. */
export async function send(request: EndRequest): Promise<Response> {
  const { url, method, headers, data, connectTimeout, responseTimeout } =
    request;
  const ending = new AbortController();
  const end = (): void => ending.abort();
  let timer = setTimeout(end, connectTimeout);
  try {
    const { signal } = ending;
    // Never compressed: that is an option.
    const body = typeof data === 'string' ? data : null;
    const response = await fetch(url, { method, headers, body, signal });
    clearTimeout(timer);
    timer = setTimeout(end, responseTimeout);
    const content = await readBounded(response);
    return { status: response.status, content, isTimedOut: false };
  } catch (error) {
    // Thrown: with a status, the client would ask the next host for the same answer.
    if (error instanceof UnreadableError) throw error;
    const isTimedOut = ending.signal.aborted;
    return { status: 0, content: String(error), isTimedOut };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reads the text of an answer, and ends it where it is too long.
 *
 * @throws UnreadableError whose message is for readers
 */
async function readBounded({ body }: globalThis.Response): Promise<string> {
  if (!body) return '';
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  for (let bytes = 0; ;) {
    const { value } = await reader.read();
    if (value === undefined) break;
    bytes += value.byteLength;
    if (bytes > MAX_BYTES) {
      void reader.cancel();
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

/** Whether more brackets of a JSON text are open at once than may be. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  for (const [part] of json.matchAll(/"(?:\\.|[^"\\])*"|[[\]{}]/gs)) {
    if (part === '[' || part === '{') depth += 1;
    else if (part === ']' || part === '}') depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}
