import { refersTo, type ContentKind, type ContentRecord } from '../content/content-kind.js';
import { ContentKinds } from '../content/content-kinds.js';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, FindOptionsWhere, Repository } from 'typeorm';
import { LANGUAGES, type LanguageCode } from '@imisozi/core/languages';
import {
  translatedUnits,
  type TranslatedText,
  type TranslatedTexts,
  type TranslatedUnit,
} from '@imisozi/core/translations/translated';
import { EdgePurges } from '../../platform/edge-cache/edge-purges.js';
import { Refused, refusal } from '../../platform/errors/refused.js';
import { MediaUrls } from '../../common/rich-text/media-urls.js';
import { isDuplicate, Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../audit/actor.js';
import { AuditService } from '../audit/audit.service.js';
import { TranslatedField } from './translated-field.entity.js';
import { readTexts, type SentText } from './translation.texts.js';
import { Translation } from './translation.entity.js';
import { textsOf } from './translations.service.js';

/** A translation for the editor. */
export interface EditableTranslation {
  readonly label: string;
  /** 0: never saved. */
  readonly version: number;
  readonly changedAt: Date | null;
  readonly author: string | null;
  readonly units: readonly TranslatedUnit[];
}

/** Identifies a translation. */
export interface TranslationKey {
  readonly kind: ContentKind;
  readonly id: string;
  readonly language: LanguageCode;
}

/** Reads and saves translations by staff. */
@Injectable()
export class TranslationEditor {
  constructor(
    @InjectRepository(Translation) private readonly translations: Repository<Translation>,
    private readonly kinds: ContentKinds,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly edge: EdgePurges,
    private readonly media: MediaUrls,
  ) {}

  /** @throws Refused for an unknown record */
  async open(asked: TranslationKey): Promise<EditableTranslation> {
    const record = await this.kinds.get(asked.kind, asked.id);
    const saved = await this.translations.findOne({ where: whereOf(asked), relations: { fields: true } });
    return {
      label: asked.kind.labelOf(record),
      version: saved?.version ?? 0,
      changedAt: saved?.updatedAt ?? null,
      author: saved?.author ?? null,
      units: translatedUnits(asked.kind.texts, record, saved ? textsOf(saved) : {}),
    };
  }

  /**
   * Saves a whole translation; a missing or empty text falls back to English.
   * @param seen the version that was edited
   * @throws Refused for an unknown record
   * @throws Refused for texts that break the rules of the record's own fields
   * @throws Refused when somebody else has saved one since `seen`
   */
  async save(
    actor: Actor,
    asked: TranslationKey,
    seen: number,
    sent: readonly SentText[],
  ): Promise<EditableTranslation> {
    const record = await this.kinds.get(asked.kind, asked.id);
    const { texts, problems } = readTexts(asked.kind.texts, record, sent);
    if (problems.length > 0) throw new Refused(problems);
    try {
      await this.transactions.run((tx) => this.write(tx, actor, asked, record, { seen, texts }));
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      throw changedMeanwhile(asked, await this.translations.findOneBy(whereOf(asked)));
    }
    return this.open(asked);
  }

  private async write(
    tx: EntityManager,
    actor: Actor,
    asked: TranslationKey,
    record: ContentRecord,
    { seen, texts }: { readonly seen: number; readonly texts: ReadonlyMap<string, TranslatedTexts> },
  ): Promise<void> {
    const before = await tx.findOne(Translation, { where: whereOf(asked), relations: { fields: true } });
    const id = await this.nextVersion(tx, actor, asked, before, seen);
    await tx.delete(TranslatedField, { translationId: id });
    const fields = [...texts].map(([field, own]) =>
      tx.create(TranslatedField, { translationId: id, field, texts: this.media.toStored(own) }),
    );
    await tx.save(fields, { reload: false });
    await this.audit.record(tx, actor, {
      action: 'translate',
      resource: asked.kind.resource,
      recordId: asked.id,
      label: asked.kind.labelOf(record),
      before: auditedTexts(asked.language, before ? textsOf(before) : {}),
      after: auditedTexts(asked.language, Object.assign({}, ...texts.values()) as TranslatedTexts),
    });
    await this.edge.purge(tx, (await asked.kind.edgeTags?.(record, tx)) ?? []);
  }

  /** The unique key decides between two first saves, and the condition on the version between all others. */
  private async nextVersion(
    tx: EntityManager,
    actor: Actor,
    asked: TranslationKey,
    before: Translation | null,
    seen: number,
  ): Promise<string> {
    const author = actor.user?.email ?? '';
    if (!before) {
      if (seen !== 0) throw changedMeanwhile(asked, null);
      const { id } = await tx.save(tx.create(Translation, { ...whereOf(asked), version: 1, author } as Translation), {
        reload: false,
      });
      return id;
    }
    const { affected } = await tx.update(
      Translation,
      { id: before.id, version: seen },
      { version: seen + 1, author, updatedAt: new Date() },
    );
    if (affected === 0) throw changedMeanwhile(asked, before);
    return before.id;
  }
}

const whereOf = ({ kind, id, language }: TranslationKey): FindOptionsWhere<Translation> => ({
  ...refersTo(kind, id),
  language,
});

/** For the audit trail, by field: the single texts of a long tour would not fit into its column. */
function auditedTexts(language: LanguageCode, texts: TranslatedTexts): Readonly<Record<string, unknown>> {
  const byField = Map.groupBy(Object.entries(texts), ([key]) => key.split('.')[0]!);
  return Object.fromEntries(
    [...byField].map(([field, own]) => {
      const [[key, { text }]] = own as [[string, TranslatedText]];
      const value = key === field ? text : Object.fromEntries(own.map(([name, one]) => [name, one.text]));
      return [`${field} (${language})`, value];
    }),
  );
}

const changedMeanwhile = ({ language }: TranslationKey, newest: Translation | null) =>
  refusal('translation-changed-meanwhile', { who: newest?.author || 'Someone', language: LANGUAGES[language].name });
