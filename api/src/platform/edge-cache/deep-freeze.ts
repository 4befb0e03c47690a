/**
 * Freezes a value with all that is in it, and returns it. What is kept in memory and handed to many is frozen, so that
 * nobody can change it for all others. Dates and the entries of maps can still be exchanged; their types are read-only.
 */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value) || ArrayBuffer.isView(value)) return value;
  Object.freeze(value);
  const parts = value instanceof Map || value instanceof Set ? value.values() : Object.values(value);
  for (const part of parts) deepFreeze(part);
  return value;
}
