import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Not, type FindOptionsWhere, type Repository } from 'typeorm';
import { DEFAULT_LANGUAGE, type LanguageCode } from '@imisozi/core/languages';
import { HTML_FIELDS, type TranslatedKind } from '@imisozi/core/translations/translatable';
import { translate, translatedUnits, type TranslatedTexts } from '@imisozi/core/translations/translated';
import { textsInParts } from '../../database/in-parts.js';
import { TranslatedField } from './translated-field.entity.js';
import type { TranslatedNames } from './translated-names.js';
import { keepTranslationState } from './translation-state.js';
import { Translation } from './translation.entity.js';

/** The column that refers to a record of each kind. */
export const RECORD_COLUMNS = {
  tours: 'tourId',
  destinations: 'destinationId',
  events: 'eventId',
  publications: 'publicationId',
} as const satisfies Record<TranslatedKind, keyof Translation>;

/** More records than this are not named one by one: all of their kind are read. */
const MOST_NAMED = 200;

const NO_TEXTS: TranslatedTexts = {};

/** What records say in other languages. */
@Injectable()
export class TranslationsService {
  constructor(@InjectRepository(Translation) private readonly translations: Repository<Translation>) {}

  /**
   * Records as the readers of a language get them: copies with what is translated, which know what stayed English. One
   * query, however many they are.
   */
  async translate<Row extends { readonly id: string }>(
    kind: TranslatedKind,
    records: readonly Row[],
    language: LanguageCode,
  ): Promise<Row[]> {
    if (language === DEFAULT_LANGUAGE || records.length === 0) return [...records];
    const ids = records.map(({ id }) => id);
    const texts = await this.texts(kind, language, ids.length > MOST_NAMED ? {} : { ids });
    return records.map((record) => {
      const { record: translated, untranslated } = translate(kind, record, texts.get(record.id) ?? NO_TEXTS);
      keepTranslationState(translated, { language, untranslated });
      return translated;
    });
  }

  /** {@link translate}, for one record. */
  async translateOne<Row extends { readonly id: string }>(
    kind: TranslatedKind,
    record: Row,
    language: LanguageCode,
  ): Promise<Row> {
    const [translated] = await this.translate(kind, [record], language);
    return translated!;
  }

  /** What some fields of a record say in a language, by what they say in English. One query, and none for English. */
  async names(
    kind: TranslatedKind,
    record: { readonly id: string },
    language: LanguageCode,
    fields: readonly string[],
  ): Promise<TranslatedNames> {
    if (language === DEFAULT_LANGUAGE) return {};
    const texts = (await this.texts(kind, language, { ids: [record.id], fields })).get(record.id) ?? NO_TEXTS;
    const names = translatedUnits(kind, record, texts).flatMap(({ field, source, translation }) =>
      translation && fields.includes(field) ? [[source, translation.text] as const] : [],
    );
    return Object.fromEntries(names);
  }

  /** The texts of records of a kind in a language, by the record's id: of all records, or some; all texts, or some fields. */
  async texts(
    kind: TranslatedKind,
    language: LanguageCode,
    { ids, fields }: { readonly ids?: readonly string[]; readonly fields?: readonly string[] } = {},
  ): Promise<Map<string, TranslatedTexts>> {
    const column = RECORD_COLUMNS[kind];
    const where = {
      language,
      [column]: ids ? In([...ids]) : Not(IsNull()),
      ...(fields && { fields: { field: In([...fields]) } }),
    } as FindOptionsWhere<Translation>;
    const found = await this.translations.find({ where, relations: { fields: true } });
    return new Map(found.map((one) => [one[column]!, textsOf(one)]));
  }

  /** When the records that have a translation into a language were translated last, by the record's id. */
  async changes(language: LanguageCode): Promise<Map<string, Date>> {
    const columns = Object.values(RECORD_COLUMNS);
    const select = Object.fromEntries([...columns, 'updatedAt'].map((column) => [column, true]));
    const found = await this.translations.find({ select, where: { language } });
    return new Map(
      found.flatMap((one) => columns.flatMap((column) => (one[column] ? [[one[column], one.updatedAt]] : []))),
    );
  }

  /** For {@link MediaReferences}: without the fields that can show none. */
  showingMedia(): AsyncIterable<TranslatedField> {
    return textsInParts(this.translations.manager.getRepository(TranslatedField), { field: In([...HTML_FIELDS]) });
  }
}

/** All texts of a translation, by key. */
export const textsOf = ({ fields = [] }: Translation): TranslatedTexts =>
  Object.assign({}, ...fields.map(({ texts }) => texts)) as TranslatedTexts;
