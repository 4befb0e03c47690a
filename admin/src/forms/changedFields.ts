/**
 * The fields that a form has changed, for an update. Fields that are left out keep their value (rules/api 3), even if
 * someone else has changed it in the meantime.
 * @param before the initial values of the form
 */
export function changedFields<Fields extends object>(before: Fields, now: Fields): Partial<Fields> {
  const written = (value: unknown) => JSON.stringify(value);
  const changes = Object.entries(now).filter(
    ([name, value]) => written(value) !== written(before[name as keyof Fields]),
  );
  return Object.fromEntries(changes) as Partial<Fields>;
}
