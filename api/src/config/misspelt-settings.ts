import { distance } from 'fastest-levenshtein';

/** How many letters of a name may be wrong: short names of other variables differ by one (`POST`, `HOSTS`). */
const typosIn = (name: string): number => (name.length < 6 ? 0 : name.length < 8 ? 1 : 2);

/**
 * One sentence for each unknown variable of `source` whose name is almost that of a setting. An empty one counts as
 * unset, and no value is repeated.
 * @param settings the names of all settings
 */
export function misspeltSettings(
  source: Readonly<Record<string, string | undefined>>,
  settings: readonly string[],
): string[] {
  const known = new Set(settings);
  return Object.keys(source)
    .filter((name) => source[name] && !known.has(name))
    .flatMap((name) => {
      const meant = nearest(name, settings);
      return meant ? [`${name} is no setting and has no effect. Did you mean ${meant}?`] : [];
    });
}

function nearest(name: string, settings: readonly string[]): string | undefined {
  const [first] = settings
    .map((setting) => ({ setting, typos: distance(name.toUpperCase(), setting) }))
    .filter(({ setting, typos }) => typos <= typosIn(setting))
    .sort((one, other) => one.typos - other.typos);
  return first?.setting;
}
