import type { LanguageCode } from '@imisozi/core/languages';

/** In which language a record is told. */
export interface Telling {
  readonly language: LanguageCode;
  /** Keys of its texts that are not translated yet. */
  readonly inEnglish: readonly string[];
}

const tellings = new WeakMap<object, Telling>();

/** Remembers how a record is told, so that its view can say it. */
export function noteTelling(record: object, telling: Telling): void {
  tellings.set(record, telling);
}

/** How a record is told; undefined for one that nobody asked for in another language. */
export const tellingOf = (record: object): Telling | undefined => tellings.get(record);
