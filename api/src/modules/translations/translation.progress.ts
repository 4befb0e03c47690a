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

/** The progress of a record's translation into one language. */
export interface LanguageProgress extends Progress {
  readonly language: OtherLanguage;
}

/** The progress of one record in each language. */
export interface RecordProgress {
  readonly id: string;
  readonly languages: readonly LanguageProgress[];
}

type Identified = object & { readonly id: string };
type Unfinished = ReadonlyMap<OtherLanguage, TaggedMemo<readonly string[]>>;

const NO_TEXTS: TranslatedTexts = {};

/**
 * The progress of translations. It is computed from the texts and never stored: different people change a record and
 * its translation at the same time, so a stored value could be wrong.
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

  /** The existing records of these ids, in as many queries for a hundred as for one. */
  async ofSome(kind: ContentKind, ids: readonly string[]): Promise<RecordProgress[]> {
    return this.compare(kind, await this.kinds.some(kind, ids));
  }

  /**
   * The filter `toTranslate` of a staff list: records with missing or outdated texts in a language. The first request
   * after a write waits until all records of the kind are read.
   */
  filter(kind: ContentKind): (language: unknown) => Promise<readonly string[]> {
    return (language) => {
      const memo = this.unfinishedOf(kind).get(language as OtherLanguage);
      if (!memo) throw refusal('filter-takes-choices', { filter: 'toTranslate', choices: OTHER_LANGUAGES.join(', ') });
      return memo.get();
    };
  }

  /** Every write of a record or its translation purges the tag with the name of its kind. */
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
