import { BadRequestException, Injectable } from '@nestjs/common';
import { OTHER_LANGUAGES, type OtherLanguage } from '@imisozi/core/languages';
import { TRANSLATED_KINDS, type TranslatedKind } from '@imisozi/core/translations/translatable';
import {
  isComplete,
  progressOf,
  translatedUnits,
  type Progress,
  type TranslatedTexts,
} from '@imisozi/core/translations/translated';
import { EdgeStore } from '../../platform/edge-cache/edge-store.js';
import { TaggedMemo } from '../../platform/edge-cache/tagged-memo.js';
import type { ListDefinition } from '../../platform/list/list-definition.js';
import { TranslatedRecords } from './translated-records.js';
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

/** What the documentation says of the filter. */
export const TO_TRANSLATE =
  'The filter `{"toTranslate":"fr"}` finds those of which texts are missing or outdated in a language.';

type Identified = object & { readonly id: string };
type Unfinished = ReadonlyMap<OtherLanguage, TaggedMemo<readonly string[]>>;

const NO_TEXTS: TranslatedTexts = {};

/**
 * How far records are translated. It is read from the texts themselves and never written down: a record and its translation
 * are changed by different people at the same moment, and what one of them noted would not be true.
 */
@Injectable()
export class TranslationProgress {
  private readonly unfinished: ReadonlyMap<TranslatedKind, Unfinished>;

  constructor(
    private readonly records: TranslatedRecords,
    private readonly translations: TranslationsService,
    store: EdgeStore,
  ) {
    const idsIn = (kind: TranslatedKind, language: OtherLanguage) =>
      // Every write of a record or of its translation purges the tag that its kind is named by.
      new TaggedMemo(store, [kind], () => this.readUnfinished(kind, language));
    this.unfinished = new Map(
      TRANSLATED_KINDS.map((kind) => [
        kind,
        new Map(OTHER_LANGUAGES.map((language) => [language, idsIn(kind, language)])),
      ]),
    );
  }

  /** One record in each language. @throws NotFoundException for an unknown record */
  async ofOne(kind: TranslatedKind, id: string): Promise<readonly LanguageProgress[]> {
    const { record } = await this.records.get(kind, id);
    const [progress] = await this.compare(kind, [record]);
    return progress!.languages;
  }

  /** Those of some records that there are, in as many queries for a hundred as for one. */
  async ofSome(kind: TranslatedKind, ids: readonly string[]): Promise<RecordProgress[]> {
    return this.compare(kind, await this.records.some(kind, ids));
  }

  /**
   * The filter `toTranslate` of a staff list: records of which something is missing or outdated in a language. Who is the
   * first to ask after a write waits until all records of the kind are read.
   */
  filter(kind: TranslatedKind): NonNullable<ListDefinition['found']> {
    return {
      toTranslate: (language) => {
        const memo = this.unfinished.get(kind)!.get(language as OtherLanguage);
        if (!memo) throw new BadRequestException(`The filter toTranslate takes: ${OTHER_LANGUAGES.join(', ')}.`);
        return memo.get();
      },
    };
  }

  private async compare(kind: TranslatedKind, records: readonly Identified[]): Promise<RecordProgress[]> {
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
        ...progressOf(translatedUnits(kind, record, ofRecords.get(record.id) ?? NO_TEXTS)),
      })),
    }));
  }

  private async readUnfinished(kind: TranslatedKind, language: OtherLanguage): Promise<string[]> {
    const unfinished: string[] = [];
    for await (const records of this.records.all(kind)) {
      const ids = records.map(({ id }) => id);
      const texts = await this.translations.texts(kind, language, { ids });
      for (const record of records) {
        const units = translatedUnits(kind, record, texts.get(record.id) ?? NO_TEXTS);
        if (!isComplete(progressOf(units))) unfinished.push(record.id);
      }
    }
    return unfinished;
  }
}
