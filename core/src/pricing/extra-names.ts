import type { Extra, TravellerType } from './price-rules.ts';

/** The label of an extra's row with a price for one traveller type: `Gorilla permit (Child)`. */
export const extraLabel = (extra: string, type: string): string => `${extra} (${type})`;

interface Named {
  readonly extras: readonly Pick<Extra, 'label' | 'prices'>[] | null;
  readonly travellerTypes: readonly Pick<TravellerType, 'code' | 'label'>[] | null;
}

/**
 * Names in another language, with those that {@link extraLabel} combines from two of them.
 * @param names by the English ones
 */
export function withExtraLabels(
  { extras, travellerTypes }: Named,
  names: Readonly<Record<string, string>>,
): Record<string, string> {
  const nameOf = (english: string) => (Object.hasOwn(names, english) ? names[english]! : english);
  const made = (extras ?? []).flatMap(({ label, prices = {} }) =>
    (travellerTypes ?? [])
      .filter((type) => Object.hasOwn(prices, type.code))
      .map((type) => [extraLabel(label, type.label), extraLabel(nameOf(label), nameOf(type.label))] as const)
      .filter(([english, name]) => english !== name),
  );
  return { ...names, ...Object.fromEntries(made) };
}
