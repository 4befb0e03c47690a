/**
 * Freezes a value with everything in it, and returns it. Values that are kept in memory and shared are frozen, so that
 * no reader can change them for the others. Dates and the entries of maps can still be changed; their types are
 * read-only.
 */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value) || ArrayBuffer.isView(value)) return value;
  Object.freeze(value);
  const parts = value instanceof Map || value instanceof Set ? value.values() : Object.values(value);
  for (const part of parts) deepFreeze(part);
  return value;
}
