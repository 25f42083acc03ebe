/** Whether a value is a plain object, and no array or function. */
export const isPlainObject = (
  value: unknown,
): value is Readonly<Record<string, unknown>> =>
  Object.prototype.toString.call(value) === '[object Object]';
