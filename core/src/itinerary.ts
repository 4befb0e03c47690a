import type { Position } from './position.ts';

/** What a traveller asks about a day besides its text; undefined: not given. */
export interface DayFacts {
  /** The destination where the day ends; it stands on the map there. */
  readonly destinationId?: string | undefined;
  /** Where travellers sleep: one lodge, or those among which the office chooses. */
  readonly lodgeIds?: readonly string[] | undefined;
  readonly driveMinutes?: number | undefined;
  readonly driveKm?: number | undefined;
  /** Metres above sea level where the day ends. */
  readonly altitude?: number | undefined;
}

/** One day of a tour's itinerary. */
export interface ItineraryDay extends DayFacts {
  /** A number or a text such as `Day 1`, as staff wrote it. */
  readonly day: number | string;
  readonly title: string;
  readonly body: string;
}

const FACTS = [
  'destinationId',
  'lodgeIds',
  'driveMinutes',
  'driveKm',
  'altitude',
] as const satisfies readonly (keyof DayFacts)[];

/** The facts of a day, for a change: null takes one away, undefined leaves it as it is. */
export type ChangedFacts = { readonly [Name in keyof DayFacts]?: DayFacts[Name] | null };

/**
 * The facts of each changed day. Clients that do not know them send days without: such a day keeps what the day with
 * its title had, or what stood at its place if no day was added or taken away (rules/content 4).
 */
export function keptFacts(
  before: readonly ItineraryDay[],
  after: readonly (ChangedFacts & { readonly title: string })[],
): DayFacts[] {
  const old = sameDays(before, after);
  return after.map((changed, index) =>
    Object.fromEntries(FACTS.flatMap((name) => factOf(name, changed[name], old[index]?.[name]))),
  );
}

/**
 * What each changed day was before: the day with its title, or the one at its place if no day was added or taken away;
 * undefined: it is new.
 */
export function sameDays<Day extends { readonly title: string }>(
  before: readonly Day[],
  after: readonly { readonly title: string }[],
): (Day | undefined)[] {
  const left = [...before];
  const titled = after.map(({ title }) => {
    const at = left.findIndex((day) => day.title === title);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  });
  const atPlace = (index: number) => left.find((day) => before.length === after.length && day === before[index]);
  return titled.map((day, index) => day ?? atPlace(index));
}

function factOf(name: keyof DayFacts, changed: unknown, old: unknown): [string, unknown][] {
  const value = changed === undefined ? old : changed;
  const isEmpty = value === undefined || value === null || (Array.isArray(value) && value.length === 0);
  return isEmpty ? [] : [[name, value]];
}

/** Where a day ends on the map: at its first lodge that has a position, else at its destination. */
export function positionOfDay(
  { destinationId, lodgeIds = [] }: DayFacts,
  positionOf: (id: string) => Position | null | undefined,
): Position | undefined {
  return [...lodgeIds, ...(destinationId ? [destinationId] : [])].map(positionOf).find((one) => one) ?? undefined;
}
