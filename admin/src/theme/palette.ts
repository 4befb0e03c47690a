import tokens from '@imisozi/core/tokens.css?raw';

export type Mode = 'light' | 'dark';

/**
 * The value of a colour token for one mode. Material UI calculates with colours, so it needs the values and not
 * `var(--…)`.
 * @throws if there is no such token, which is noticed at every start of the dashboard
 */
function colour(name: string, mode: Mode): string {
  const match = new RegExp(String.raw`--${name}:\s*(?:light-dark\((#\w+),\s*(#\w+)\)|(#\w+));`).exec(tokens);
  const value = match?.[3] ?? match?.[mode === 'light' ? 1 : 2];
  if (!value) throw new Error(`The design tokens have no colour --${name}.`);
  return value;
}

/** The company's colours, from the tokens that the site uses too. */
export const paletteOf = (mode: Mode) => ({
  ground: colour('ground', mode),
  surface: colour('surface', mode),
  ink: colour('ink', mode),
  inkSoft: colour('ink-soft', mode),
  line: colour('line', mode),
  green: colour('green', mode),
  onGreen: colour('on-green', mode),
  greenWash: colour('green-wash', mode),
  lake: colour('lake', mode),
  gold: colour('gold-ink', mode),
  earth: colour('earth', mode),
  lakeWash: colour('lake-wash', mode),
  goldWash: colour('gold-wash', mode),
  earthWash: colour('earth-wash', mode),
  deep: colour('deep', mode),
  deepLine: colour('deep-line', mode),
  onDeep: colour('on-deep', mode),
});
