/** Whether a value is an object, but no array, function or regular expression. */
export const isPlainObject = (
  value: unknown,
): value is Readonly<Record<string, unknown>> =>
  Object.prototype.toString.call(value) === '[object Object]';
