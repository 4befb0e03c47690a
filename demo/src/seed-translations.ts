import type { EntityManager } from 'typeorm';
import { TranslatedField } from '@imisozi/api/modules/translations/translated-field.entity';
import { Translation } from '@imisozi/api/modules/translations/translation.entity';
import { refersTo, type ContentKind } from '@imisozi/api/modules/content/content-kind';
import { unitsOf } from '@imisozi/core/translations/translatable';
import { revisionOf, type TranslatedTexts } from '@imisozi/core/translations/translated';
import type { OtherLanguage } from '@imisozi/core/languages';
import type { TranslatedRecords } from './content/types.ts';

interface Seeded {
  readonly id: string;
  readonly slug: string;
}

/**
 * Writes the texts of records in another language.
 * @throws Error for a text without an English one
 */
export async function seedTranslations(
  tx: EntityManager,
  language: OtherLanguage,
  kind: ContentKind,
  records: readonly Seeded[],
  translations: TranslatedRecords,
): Promise<void> {
  const translated = records.flatMap((record) => {
    const texts = translations[record.slug];
    return texts ? [{ record, texts: textsOf(kind, record, texts) }] : [];
  });
  const saved = await tx.save(
    translated.map(({ record }) =>
      tx.create(Translation, {
        ...refersTo(kind, record.id),
        language,
        version: 1,
        author: 'admin@imisozi.example',
      } as object),
    ),
  );
  await tx.save(
    translated.flatMap(({ texts }, index) =>
      [...Map.groupBy(Object.entries(texts), ([key]) => key.split('.')[0]!)].map(([field, own]) =>
        tx.create(TranslatedField, { translationId: saved[index]!.id, field, texts: Object.fromEntries(own) }),
      ),
    ),
  );
}

/** Texts with the English texts that they translate. */
function textsOf(kind: ContentKind, record: Seeded, translated: Readonly<Record<string, string>>): TranslatedTexts {
  const sources = new Map(unitsOf(kind.texts, record).map(({ key, source }) => [key, source]));
  return Object.fromEntries(
    Object.entries(translated).map(([key, text]) => {
      const source = sources.get(key);
      if (source === undefined) throw new Error(`${record.slug} has no text ${key} to translate`);
      return [key, { text, sourceRevision: revisionOf(source) }];
    }),
  );
}
