import { Injectable } from '@nestjs/common';
import { OTHER_LANGUAGES, type OtherLanguage } from '@imisozi/core/languages';
import {
  isComplete,
  progressOf,
  translatedUnits,
  type Progress,
  type TranslatedTexts,
} from '@imisozi/core/translations/translated';
import { refusal } from '../../platform/errors/refused.js';
import { EdgeStore } from '../../platform/edge-cache/edge-store.js';
import { TaggedMemo } from '../../platform/edge-cache/tagged-memo.js';
import type { ContentKind } from '../content/content-kind.js';
import { ContentKinds } from '../content/content-kinds.js';
import { TranslationsService } from './translations.service.js';

/** How far a record's translation into one language is. */
export interface LanguageProgress extends Progress {
  readonly language: OtherLanguage;
}

/** How far one record is in each language. */
export interface RecordProgress {
  readonly id: string;
  readonly languages: readonly LanguageProgress[];
}

type Identified = object & { readonly id: string };
type Unfinished = ReadonlyMap<OtherLanguage, TaggedMemo<readonly string[]>>;

const NO_TEXTS: TranslatedTexts = {};

/**
 * How far records are translated. It is read from the texts themselves and never written down: a record and its translation
 * are changed by different people at the same moment, and what one of them noted would not be true.
 */
@Injectable()
export class TranslationProgress {
  private readonly unfinished = new Map<ContentKind, Unfinished>();

  constructor(
    private readonly kinds: ContentKinds,
    private readonly translations: TranslationsService,
    private readonly store: EdgeStore,
  ) {}

  /** One record in each language. @throws Refused for an unknown record */
  async ofOne(kind: ContentKind, id: string): Promise<readonly LanguageProgress[]> {
    const record = await this.kinds.get(kind, id);
    const [progress] = await this.compare(kind, [record]);
    return progress!.languages;
  }

  /** Those of some records that there are, in as many queries for a hundred as for one. */
  async ofSome(kind: ContentKind, ids: readonly string[]): Promise<RecordProgress[]> {
    return this.compare(kind, await this.kinds.some(kind, ids));
  }

  /**
   * The filter `toTranslate` of a staff list: records of which something is missing or outdated in a language. Who is the
   * first to ask after a write waits until all records of the kind are read.
   */
  filter(kind: ContentKind): (language: unknown) => Promise<readonly string[]> {
    return (language) => {
      const memo = this.unfinishedOf(kind).get(language as OtherLanguage);
      if (!memo) throw refusal('filter-takes-choices', { filter: 'toTranslate', choices: OTHER_LANGUAGES.join(', ') });
      return memo.get();
    };
  }

  /** Every write of a record or of its translation purges the tag that its kind is named by. */
  private unfinishedOf(kind: ContentKind): Unfinished {
    const known = this.unfinished.get(kind);
    if (known) return known;
    const idsIn = (language: OtherLanguage) =>
      new TaggedMemo(this.store, [kind.resource], () => this.readUnfinished(kind, language));
    const made = new Map(OTHER_LANGUAGES.map((language) => [language, idsIn(language)]));
    this.unfinished.set(kind, made);
    return made;
  }

  private async compare(kind: ContentKind, records: readonly Identified[]): Promise<RecordProgress[]> {
    if (records.length === 0) return [];
    const ids = records.map(({ id }) => id);
    const texts = await Promise.all(
      OTHER_LANGUAGES.map(async (language) => ({
        language,
        ofRecords: await this.translations.texts(kind, language, { ids }),
      })),
    );
    return records.map((record) => ({
      id: record.id,
      languages: texts.map(({ language, ofRecords }) => ({
        language,
        ...progressOf(translatedUnits(kind.texts, record, ofRecords.get(record.id) ?? NO_TEXTS)),
      })),
    }));
  }

  private async readUnfinished(kind: ContentKind, language: OtherLanguage): Promise<string[]> {
    const unfinished: string[] = [];
    for await (const records of this.kinds.inParts(kind)) {
      const ids = records.map(({ id }) => id);
      const texts = await this.translations.texts(kind, language, { ids });
      for (const record of records) {
        const units = translatedUnits(kind.texts, record, texts.get(record.id) ?? NO_TEXTS);
        if (!isComplete(progressOf(units))) unfinished.push(record.id);
      }
    }
    return unfinished;
  }
}
