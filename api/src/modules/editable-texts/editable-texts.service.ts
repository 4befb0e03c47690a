import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThanOrEqual, type EntityManager, type Repository } from 'typeorm';
import type { Company } from '@imisozi/core/company';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type LanguageCode } from '@imisozi/core/languages';
import {
  documentNamed,
  DOCUMENT_NAMES,
  isDocumentName,
  languagesOf,
  textsTag,
  type DocumentName,
} from '@imisozi/core/editable-texts/documents';
import { hasPictures, type EditableTexts } from '@imisozi/core/editable-texts/fields';
import { refused } from '@imisozi/core/refusals/refusal';
import { EdgePurges } from '../../platform/edge-cache/edge-purges.js';
import { EdgeStore } from '../../platform/edge-cache/edge-store.js';
import { TaggedMemo } from '../../platform/edge-cache/tagged-memo.js';
import { Refused, refusal } from '../../platform/errors/refused.js';
import { MediaUrls } from '../../common/rich-text/media-urls.js';
import { InjectProcessKind, type ProcessKind } from '../../platform/process-kind.js';
import { InjectCompany } from '../../config/config.module.js';
import { textsInParts } from '../../platform/database/in-parts.js';
import { isDuplicate, Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../audit/actor.js';
import { AuditService } from '../audit/audit.service.js';
import { TextVersion } from './text-version.entity.js';

/** How many versions of a document are kept per language. */
const KEPT = 50;

/** The cache tag of all edited texts. */
const TEXTS_TAG = 'words';

/** Texts as visitors read them in a language. */
export interface TextsShown {
  readonly value: EditableTexts;
  /** The language of the texts: English, if they are not written in the visitor's language. */
  readonly displayedLanguage: LanguageCode;
}

/** The texts in force: the last version by staff, or the defaults of the product. */
export interface TextsInForce extends TextsShown {
  /** The languages of the site in which the document exists. */
  readonly languages: readonly LanguageCode[];
  /** 0: never edited. */
  readonly version: number;
  readonly changedAt: Date | null;
  readonly author: string | null;
  /** The newest version cannot be read, so the defaults, or the English texts, are used. */
  readonly isUnreadable: boolean;
}

/** The last version by staff. */
interface Written {
  /** Null: the version cannot be read, or withdraws the texts in its language. */
  readonly words: EditableTexts | null;
  readonly row: TextVersion;
  readonly isUnreadable: boolean;
}

type AllWritten = ReadonlyMap<string, Written>;

/** A version that withdraws the texts of a language without defaults: visitors read the English ones again. */
const TAKEN_BACK = { takenBack: true } as const;

const isTakenBack = (value: unknown): boolean => typeof value === 'object' && value !== null && 'takenBack' in value;

/** Identifies texts by document and language. */
export interface TextsKey {
  readonly document: DocumentName;
  readonly language: LanguageCode;
}

/** The editable texts of the website (rules/content 9): defaults, and what staff write over them. */
@Injectable()
export class EditableTextsService {
  private readonly logger = new Logger('Words');
  private readonly memo: TaggedMemo<AllWritten>;

  constructor(
    @InjectRepository(TextVersion) private readonly versions: Repository<TextVersion>,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly edge: EdgePurges,
    private readonly mediaUrls: MediaUrls,
    store: EdgeStore,
    @InjectCompany() private readonly company: Company,
    @InjectProcessKind() private readonly kind: ProcessKind,
  ) {
    this.memo = new TaggedMemo(store, [TEXTS_TAG], () => this.readNewest());
  }

  /** What visitors read in a language: its edited texts, else its defaults, else the English texts. */
  async shown(asked: TextsKey): Promise<TextsShown> {
    return this.shownOf(await this.newestOf(asked.document), asked);
  }

  async words(asked: TextsKey): Promise<EditableTexts> {
    return (await this.shown(asked)).value;
  }

  /** The texts that staff edit, with their version. */
  async get(asked: TextsKey): Promise<TextsInForce> {
    const written = await this.newestOf(asked.document);
    const { row, isUnreadable = false } = written.get(keyOf(asked)) ?? {};
    const { document } = asked;
    return {
      ...this.shownOf(written, asked),
      languages: languagesOf(document).filter(
        (language) => this.shownOf(written, { document, language }).displayedLanguage === language,
      ),
      version: row?.version ?? 0,
      changedAt: row?.createdAt ?? null,
      author: row?.author ?? null,
      isUnreadable,
    };
  }

  /** Cached until a change purges it in all web processes; a worker, which gets no purges, reads them each time. */
  private newestOf(document: DocumentName): Promise<AllWritten> {
    return this.kind === 'web' ? this.memo.get() : this.readNewest(document);
  }

  /** Newest first, without the texts. */
  history({ document, language }: TextsKey): Promise<TextVersion[]> {
    return this.versions.find({
      select: { id: true, version: true, createdAt: true, author: true },
      where: { document, language },
      order: { version: 'DESC' },
      take: KEPT,
    });
  }

  /**
   * Validates texts sent by staff; URLs of uploads are stored without the host, as in records.
   * @throws Refused for texts that break the rules of their document
   */
  read(document: DocumentName, value: unknown): EditableTexts {
    const { words, problems } = documentNamed(document).read(this.mediaUrls.toStored(value));
    if (problems) throw new Refused(problems.map((sentence) => refused('text-invalid', { sentence })));
    return words;
  }

  /** Every version of texts with pictures: a picture is kept as long as a version with it can be restored. */
  showingMedia(): AsyncIterable<TextVersion> {
    const document = In(DOCUMENT_NAMES.filter((name) => hasPictures(documentNamed(name).fields)));
    return textsInParts(this.versions, { document });
  }

  /**
   * Publishes texts. The unique key of versions decides between two simultaneous edits.
   * @param seen the version that was edited
   * @throws Refused for texts that break the rules of their document
   * @throws Refused when somebody else was first
   */
  async change(actor: Actor, asked: TextsKey, seen: number, value: unknown): Promise<TextsInForce> {
    return this.publish(actor, asked, seen, this.read(asked.document, value), 'update');
  }

  /**
   * Publishes an earlier version again, as a new one.
   * @param version 0: the defaults of the product; in a language without defaults, the English texts
   * @throws Refused for a version that is not kept, or can no longer be read
   * @throws Refused when somebody else has changed the texts since `seen`
   */
  async restore(actor: Actor, asked: TextsKey, seen: number, version: number): Promise<TextsInForce> {
    return this.publish(actor, asked, seen, await this.version(asked, version), 'restore');
  }

  /**
   * The texts of one version; null if it has none of its own, and visitors read the English ones.
   * @throws Refused for a version that is not kept, or can no longer be read
   */
  async version(asked: TextsKey, version: number): Promise<EditableTexts | null> {
    if (version === 0) return this.shipped(asked);
    const found = await this.versions.findOneBy({ ...asked, version });
    if (found && isTakenBack(found.value)) return null;
    const words = found && documentNamed(asked.document).read(found.value).words;
    if (!words) throw refusal('version-not-found');
    return words;
  }

  private async publish(
    actor: Actor,
    asked: TextsKey,
    seen: number,
    words: EditableTexts | null,
    action: string,
  ): Promise<TextsInForce> {
    try {
      await this.transactions.run(async (tx) => {
        const newest = await tx.findOne(TextVersion, { where: asked, order: { version: 'DESC' } });
        if ((newest?.version ?? 0) !== seen) throw changedMeanwhile(newest);
        const recordId = await this.write(tx, actor, asked, seen + 1, words ?? TAKEN_BACK);
        await this.audit.record(tx, actor, {
          action,
          resource: 'content',
          recordId,
          label: titleIn(asked),
          before: { value: newest?.value ?? this.shipped(asked) },
          after: { value: words },
        });
        await this.edge.purge(tx, [TEXTS_TAG, textsTag(asked.document)]);
      });
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      throw changedMeanwhile(await this.versions.findOne({ where: asked, order: { version: 'DESC' } }));
    }
    return this.get(asked);
  }

  private async write(
    tx: EntityManager,
    actor: Actor,
    asked: TextsKey,
    version: number,
    value: object,
  ): Promise<string> {
    const author = actor.user?.email ?? '';
    const { id } = await tx.save(tx.create(TextVersion, { ...asked, version, value, author }), { reload: false });
    await tx.delete(TextVersion, { ...asked, version: LessThanOrEqual(version - KEPT) });
    return id;
  }

  /** The newest version of every document, by {@link keyOf}. */
  private async readNewest(document?: DocumentName): Promise<AllWritten> {
    const newest = await this.versions
      .createQueryBuilder('row')
      .where(
        (query) =>
          `row.version = ${query
            .subQuery()
            .select('MAX(other.version)')
            .from(TextVersion, 'other')
            .where('other.document = row.document AND other.language = row.language')
            .getQuery()}`,
      )
      .andWhere(document ? { document } : {})
      .getMany();
    return new Map(newest.flatMap((row) => this.written(row)));
  }

  private written(row: TextVersion): [string, Written][] {
    if (!isAsked(row)) return [];
    if (isTakenBack(row.value)) return [[keyOf(row), { words: null, row, isUnreadable: false }]];
    const { words = null, problems } = documentNamed(row.document).read(row.value);
    if (problems) {
      this.logger.error(
        `Version ${row.version} of the words ${keyOf(row)} cannot be read, so the default is shown: ${problems[0]}`,
      );
    }
    return [[keyOf(row), { words, row, isUnreadable: !words }]];
  }

  private shownOf(written: AllWritten, { document, language }: TextsKey): TextsShown {
    const own = written.get(keyOf({ document, language }))?.words ?? this.shipped({ document, language });
    if (own) return { value: own, displayedLanguage: language };
    const english: TextsKey = { document, language: DEFAULT_LANGUAGE };
    const value =
      written.get(keyOf(english))?.words ?? documentNamed(document).defaultIn(DEFAULT_LANGUAGE, this.company);
    return { value, displayedLanguage: DEFAULT_LANGUAGE };
  }

  /** The defaults in a language; null if there are none. */
  private shipped({ document, language }: TextsKey): EditableTexts | null {
    const { defaults, defaultIn } = documentNamed(document);
    return defaults[language] ? defaultIn(language, this.company) : null;
  }
}

/** The title of texts in a list: `FAQ`, or `FAQ (Français)`. */
export const titleIn = ({ document, language }: TextsKey): string => {
  const { title } = documentNamed(document);
  return language === DEFAULT_LANGUAGE ? title : `${title} (${LANGUAGES[language].name})`;
};

const keyOf = ({ document, language }: TextsKey): string => `${document} ${language}`;

/** Whether the product still has the document and the language of a row. */
const isAsked = (row: TextVersion): row is TextVersion & TextsKey =>
  isDocumentName(row.document) && isLanguage(row.language);

const changedMeanwhile = (newest: TextVersion | null) =>
  newest ? refusal('texts-changed-by', { who: newest.author }) : refusal('texts-changed-meanwhile');
