/**
 * Returns a value, or throws if it is missing or empty.
 *
 * @param what a name of the value for the message
 * @throws Error when it is missing or empty
 */
export function orThrow<Value>(
  value: Value | null | undefined,
  what: string,
): Value {
  if (value === undefined || value === null || value === '')
    throw new Error(`${what} is missing.`);
  return value;
}
