import { replaceTexts, textsIn, unitOf, type FoundText, type Texts, type Unit } from './translatable.ts';

/** A text in another language. */
export interface TranslatedText {
  readonly text: string;
  /** The {@link revisionOf} the English text that it translates. */
  readonly sourceRevision: string;
}

/** The translations of a record into one language, by the keys of its texts when they were saved. */
export type TranslatedTexts = Readonly<Record<string, TranslatedText>>;

/** A text of a record with its translation, if it has one. */
export interface TranslatedUnit extends Unit {
  readonly translation: TranslatedText | undefined;
  /** The English text has changed since it was translated. */
  readonly isOutdated: boolean;
}

/** A hash that identifies a text: 53 bits (cyrb53), which needs no library in a browser. */
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

/** The texts of a list belong to one group: `itinerary.*.title`. */
export const groupOf = (key: string): string => key.replace(/\.\d+(?=\.|$)/g, '.*');

/**
 * The translation of each text. In a list, a translation follows its English text to a new position: a day inserted
 * before another must not get the translation of its neighbour. A translation without a matching text belongs to the
 * text at its position, whose English was changed since.
 */
function translationsOf(found: readonly FoundText[], texts: TranslatedTexts): (TranslatedText | undefined)[] {
  const byText = new Map<string, string>();
  for (const [key, { sourceRevision }] of Object.entries(texts)) byText.set(`${groupOf(key)} ${sourceRevision}`, key);
  const followed = new Set<string>();
  const keys = found.map(({ key, source }) => {
    const revision = revisionOf(source);
    const own = texts[key]?.sourceRevision === revision ? key : byText.get(`${groupOf(key)} ${revision}`);
    if (own !== undefined) followed.add(own);
    return own;
  });
  return found.map(({ key }, index) => {
    const own = keys[index] ?? (followed.has(key) ? undefined : key);
    return own === undefined ? undefined : texts[own];
  });
}

/** The texts of a record with their translations. @param ofKind the translatable fields of its kind */
export function translatedUnits(ofKind: Texts, record: object, texts: TranslatedTexts): TranslatedUnit[] {
  const found = textsIn(ofKind, record);
  const translations = translationsOf(found, texts);
  return found.map((text, index) => {
    const translation = translations[index];
    const isOutdated = translation !== undefined && translation.sourceRevision !== revisionOf(text.source);
    return { ...unitOf(text), translation, isOutdated };
  });
}

/** A record in another language. */
export interface Translated<Record extends object> {
  readonly record: Record;
  /** Keys of the untranslated texts. */
  readonly untranslated: readonly string[];
}

/** A copy of a record with its translations; untranslated texts stay English. */
export function translate<Record extends object>(
  ofKind: Texts,
  record: Record,
  texts: TranslatedTexts,
): Translated<Record> {
  let hasMoved = false;
  const inPlace = translateBy(ofKind, record, (text) => {
    hasMoved ||= mayHaveMoved(text, texts);
    return texts[text.key];
  });
  if (!hasMoved) return inPlace;
  const translations = translationsOf(textsIn(ofKind, record), texts).values();
  return translateBy(ofKind, record, () => translations.next().value);
}

/** Whether a text's translation may be at another position: only in lists can it have moved. */
function mayHaveMoved({ key, field, index, source }: FoundText, texts: TranslatedTexts): boolean {
  if (index === undefined) return false;
  const translation = texts[key];
  if (translation) return translation.sourceRevision !== revisionOf(source);
  return Object.keys(texts).some((other) => other.startsWith(`${field}.`));
}

function translateBy<Record extends object>(
  ofKind: Texts,
  record: Record,
  translationOf: (text: FoundText) => TranslatedText | undefined,
): Translated<Record> {
  const untranslated: string[] = [];
  const replaced = replaceTexts(ofKind, record, (text) => {
    const translation = translationOf(text);
    if (!translation) untranslated.push(text.key);
    return translation?.text ?? text.source;
  });
  const copy = Object.create(Object.getPrototypeOf(record) as object) as Record;
  return { record: Object.assign(copy, record, replaced), untranslated };
}

/** The progress of a translation. */
export interface Progress {
  readonly done: number;
  readonly outdated: number;
  readonly total: number;
}

/** Whether nothing is missing or outdated. */
export const isComplete = ({ done, outdated, total }: Progress): boolean => done === total && outdated === 0;

/** Outdated texts count as done: visitors read them. */
export function progressOf(units: readonly TranslatedUnit[]): Progress {
  return {
    done: units.filter(({ translation }) => translation).length,
    outdated: units.filter(({ isOutdated }) => isOutdated).length,
    total: units.length,
  };
}
