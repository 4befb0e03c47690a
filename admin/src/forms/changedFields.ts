/**
 * The fields that a form has changed, for an update: what is left out keeps its value (rules/api 3), even a value
 * that someone else has set in the meantime.
 * @param before the fields as the form was filled with them
 */
export function changedFields<Fields extends object>(before: Fields, now: Fields): Partial<Fields> {
  const written = (value: unknown) => JSON.stringify(value);
  const changes = Object.entries(now).filter(
    ([name, value]) => written(value) !== written(before[name as keyof Fields]),
  );
  return Object.fromEntries(changes) as Partial<Fields>;
}
