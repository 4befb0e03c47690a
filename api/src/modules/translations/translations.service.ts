import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { DEFAULT_LANGUAGE, type LanguageCode } from '@imisozi/core/languages';
import { htmlFields } from '@imisozi/core/translations/translatable';
import {
  translate,
  translatedUnits,
  type TranslatedText,
  type TranslatedTexts,
} from '@imisozi/core/translations/translated';
import { textsInParts } from '../../platform/database/in-parts.js';
import type { TranslatedNames } from './translated-names.js';
import { parseTexts, TranslatedField } from './translated-field.entity.js';
import type { ContentKind } from '../content/content-kind.js';
import { ContentKinds } from '../content/content-kinds.js';
import { keepTranslationState } from './translation-state.js';
import { Translation } from './translation.entity.js';

/** How many records' texts are read at a time: those of thousands at once fill the memory. */
const PART = 200;

const NO_TEXTS: TranslatedTexts = {};

interface TextsRow {
  readonly recordId: string;
  readonly fieldId: string;
  /** JSON. */
  readonly texts: string;
}

/** Reads translations of records. */
@Injectable()
export class TranslationsService {
  constructor(
    @InjectRepository(Translation) private readonly translations: Repository<Translation>,
    @InjectRepository(TranslatedField) private readonly fields: Repository<TranslatedField>,
    private readonly kinds: ContentKinds,
  ) {}

  /**
   * Records in a language: copies with the translated texts, which know which texts are still English.
   * @param records read with the same columns: texts of fields that the first one lacks are not read
   */
  async translate<Row extends { readonly id: string }>(
    kind: ContentKind,
    records: readonly Row[],
    language: LanguageCode,
  ): Promise<Row[]> {
    if (language === DEFAULT_LANGUAGE || records.length === 0) return [...records];
    const [first] = records as readonly object[] as readonly Readonly<Record<string, unknown>>[];
    const fields = Object.keys(kind.texts).filter((field) => first![field] !== undefined);
    const all: Row[] = [];
    for (let from = 0; from < records.length; from += PART) {
      const part = records.slice(from, from + PART);
      const texts = await this.texts(kind, language, { ids: part.map(({ id }) => id), fields });
      for (const record of part) {
        const { record: translated, untranslated } = translate(kind.texts, record, texts.get(record.id) ?? NO_TEXTS);
        keepTranslationState(translated, { language, untranslated });
        all.push(translated);
      }
    }
    return all;
  }

  /** {@link translate}, for one record. */
  async translateOne<Row extends { readonly id: string }>(
    kind: ContentKind,
    record: Row,
    language: LanguageCode,
  ): Promise<Row> {
    const [translated] = await this.translate(kind, [record], language);
    return translated!;
  }

  /** Translations of some fields of records, by their English texts. One query, and none for English. */
  async names(
    kind: ContentKind,
    record: { readonly id: string },
    language: LanguageCode,
    fields: readonly string[],
  ): Promise<TranslatedNames> {
    if (language === DEFAULT_LANGUAGE) return {};
    const texts = (await this.texts(kind, language, { ids: [record.id], fields })).get(record.id) ?? NO_TEXTS;
    const names = translatedUnits(kind.texts, record, texts).flatMap(({ field, source, translation }) =>
      translation && fields.includes(field) ? [[source, translation.text] as const] : [],
    );
    return Object.fromEntries(names);
  }

  /**
   * The texts of records of a kind in a language, by the record's id: of all records, or some; all texts, or some
   * fields.
   */
  async texts(
    kind: ContentKind,
    language: LanguageCode,
    { ids, fields }: { readonly ids?: readonly string[]; readonly fields?: readonly string[] } = {},
  ): Promise<Map<string, TranslatedTexts>> {
    if (ids?.length === 0 || fields?.length === 0) return new Map();
    const record = `translation.${kind.column ?? 'recordId'}`;
    const rows = this.translations
      .createQueryBuilder('translation')
      .innerJoin('translation.fields', 'field')
      .select(record, 'recordId')
      .addSelect('field.id', 'fieldId')
      .addSelect('field.texts', 'texts')
      .where('translation.language = :language', { language })
      .andWhere(ids ? `${record} IN (:...ids)` : `${record} IS NOT NULL`, { ids });
    if (!kind.column) rows.andWhere('translation.recordKind = :kind', { kind: kind.resource });
    if (fields) rows.andWhere('field.field IN (:...fields)', { fields });
    const found = new Map<string, Record<string, TranslatedText>>();
    const broken: string[] = [];
    // As plain rows: a thousand records have ten times as many, and creating entities would take the most time.
    for (const { recordId, fieldId, texts } of await rows.getRawMany<TextsRow>()) {
      const own = parseTexts(texts);
      if (!own) broken.push(fieldId);
      const others = found.get(recordId);
      if (others) Object.assign(others, own);
      else found.set(recordId, { ...own });
    }
    // Loading them as entities reports them.
    if (broken.length > 0) await this.fields.findBy({ id: In(broken) });
    return found;
  }

  /** When the records with a translation into a language were last translated, by the record's id. */
  async changes(language: LanguageCode): Promise<Map<string, Date>> {
    const columns = this.kinds.all.map(({ column }) => column ?? 'recordId');
    const select = Object.fromEntries([...columns, 'updatedAt'].map((column) => [column, true]));
    const found = await this.translations.find({ select, where: { language } });
    return new Map(
      found.flatMap((one) => {
        const ids = columns.map((column) => (one as object as Readonly<Record<string, string | null>>)[column]);
        return ids.flatMap((id) => (id ? [[id, one.updatedAt] as const] : []));
      }),
    );
  }

  /** For {@link MediaReferences}: without the fields that cannot contain any. */
  showingMedia(): AsyncIterable<TranslatedField> {
    return textsInParts(this.fields, { field: In(this.kinds.all.flatMap(({ texts }) => htmlFields(texts))) });
  }
}

/** All texts of a translation, by key. */
export const textsOf = ({ fields = [] }: Translation): TranslatedTexts =>
  Object.assign({}, ...fields.map(({ texts }) => texts)) as TranslatedTexts;
