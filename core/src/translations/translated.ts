import { unitsOf, type TranslatedKind, type Unit } from './translatable.ts';

/** A text in another language. */
export interface TranslatedText {
  readonly text: string;
  /** The {@link revisionOf} the English text that it translates. */
  readonly of: string;
}

/** The translations of a record into one language, by the keys that its texts had when they were written. */
export type TranslatedTexts = Readonly<Record<string, TranslatedText>>;

/** A text of a record with its translation, if it has one. */
export interface TranslatedUnit extends Unit {
  readonly translation: TranslatedText | undefined;
  /** The English text has changed since it was translated. */
  readonly isOutdated: boolean;
}

/** What tells one text from another: 53 bits of a hash (cyrb53), which need no library in a browser. */
export function revisionOf(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/** The texts of a list stand in one group: `itinerary.*.title`. */
export const groupOf = (key: string): string => key.replace(/\.\d+(?=\.|$)/g, '.*');

/**
 * The texts of a record with their translations. In a list, a translation follows the English text that it was made of,
 * wherever that stands now: a day put before another must not get the translation of its neighbour. What follows no
 * text belongs to the one at its place, whose English was changed since.
 */
export function translatedUnits(kind: TranslatedKind, record: object, texts: TranslatedTexts): TranslatedUnit[] {
  const units = unitsOf(kind, record).map((unit) => ({ ...unit, revision: revisionOf(unit.source) }));
  const byText = new Map<string, string>();
  for (const [key, { of }] of Object.entries(texts)) byText.set(`${groupOf(key)} ${of}`, key);
  const followed = new Set<string>();
  const found = units.map(({ key, revision }) => {
    const own = texts[key]?.of === revision ? key : byText.get(`${groupOf(key)} ${revision}`);
    if (own !== undefined) followed.add(own);
    return own;
  });
  return units.map(({ revision, ...unit }, index) => {
    const key = found[index] ?? (followed.has(unit.key) ? undefined : unit.key);
    const translation = key === undefined ? undefined : texts[key];
    return { ...unit, translation, isOutdated: translation !== undefined && translation.of !== revision };
  });
}

/** A record in another language. */
export interface Translated<Record extends object> {
  readonly record: Record;
  /** Keys of the texts that are still English. */
  readonly untranslated: readonly string[];
}

/** A copy of a record with its translations; what has none stays English. */
export function translate<Record extends object>(
  kind: TranslatedKind,
  record: Record,
  texts: TranslatedTexts,
): Translated<Record> {
  const translated = Object.assign(Object.create(Object.getPrototypeOf(record) as object) as Record, record);
  const copied = new Set<string>();
  const untranslated: string[] = [];
  for (const { key, field, translation } of translatedUnits(kind, record, texts)) {
    if (!translation) {
      untranslated.push(key);
      continue;
    }
    if (!copied.has(field)) {
      const own = translated as { [name: string]: unknown };
      own[field] = structuredClone(own[field]);
      copied.add(field);
    }
    put(translated, key.split('.'), translation.text);
  }
  return { record: translated, untranslated };
}

function put(target: object, path: readonly string[], text: string): void {
  const last = path.at(-1)!;
  const holder = path.slice(0, -1).reduce((inside, step) => inside[step] as Holder, target as Holder);
  holder[last] = text;
}

interface Holder {
  [name: string]: unknown;
}

/** How far a translation is. */
export interface Progress {
  readonly done: number;
  readonly outdated: number;
  readonly total: number;
}

/** Outdated texts count as done: visitors read them. */
export function progressOf(units: readonly TranslatedUnit[]): Progress {
  return {
    done: units.filter(({ translation }) => translation).length,
    outdated: units.filter(({ isOutdated }) => isOutdated).length,
    total: units.length,
  };
}
