import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import {
  In,
  MoreThan,
  type EntityManager,
  type FindOptionsOrder,
  type FindOptionsSelect,
  type FindOptionsWhere,
} from 'typeorm';
import { TRANSLATABLE, type TranslatedKind } from '@imisozi/core/translations/translatable';
import type { RecordKind, StaffRecord } from '../audit/audited-records.js';

/** A record whose texts are translated. */
export interface TranslatedRecord {
  readonly record: TranslatableRecord;
  readonly label: string;
  /** Of the pages and public answers that show it. */
  readonly edgeTags: readonly string[];
}

type TranslatableRecord = object & { readonly id: string };

/** Some of the records of a kind. */
interface Part {
  /** These; without it, those behind {@link Part.after}. */
  readonly ids?: readonly string[];
  readonly after?: string | undefined;
  readonly most: number;
}

interface Source {
  get(id: string): Promise<TranslatedRecord>;
  read(part: Part): Promise<TranslatableRecord[]>;
}

/** Read at a time: between two parts, requests are answered. */
const PART = 100;

/** Finds records of all kinds. Their modules register here: they show translations, so translations need none of them. */
@Injectable()
export class TranslatedRecords {
  private readonly sources = new Map<TranslatedKind, Source>();

  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  register<Row extends StaffRecord>(
    kind: TranslatedKind,
    { entity, labelOf, edgeTags, unknown }: RecordKind<Row>,
  ): void {
    const rows = this.manager.getRepository(entity);
    const select = Object.fromEntries(['id', ...Object.keys(TRANSLATABLE[kind])].map((column) => [column, true]));
    this.sources.set(kind, {
      get: async (id) => {
        const record = await rows.findOneBy({ id } as FindOptionsWhere<Row>);
        if (!record) throw unknown();
        return { record, label: labelOf(record), edgeTags: (await edgeTags?.(record)) ?? [] };
      },
      read: ({ ids, after, most }) =>
        rows.find({
          select: select as FindOptionsSelect<Row>,
          where: (ids ? { id: In([...ids]) } : after ? { id: MoreThan(after) } : {}) as FindOptionsWhere<Row>,
          order: { id: 'ASC' } as FindOptionsOrder<Row>,
          take: most,
        }),
    });
  }

  /** Drafts too. @throws NotFoundException for an unknown record */
  get(kind: TranslatedKind, id: string): Promise<TranslatedRecord> {
    return this.sources.get(kind)!.get(id);
  }

  /** Those of some ids that there are, drafts too, with their texts only. */
  some(kind: TranslatedKind, ids: readonly string[]): Promise<TranslatableRecord[]> {
    return this.sources.get(kind)!.read({ ids, most: ids.length });
  }

  /** All of them, drafts too, with their texts only; a part at a time. */
  async *all(kind: TranslatedKind): AsyncGenerator<TranslatableRecord[]> {
    const source = this.sources.get(kind)!;
    for (let after: string | undefined, isEnd = false; !isEnd;) {
      const part = await source.read({ after, most: PART });
      yield part;
      after = part.at(-1)?.id;
      isEnd = part.length < PART;
    }
  }
}
