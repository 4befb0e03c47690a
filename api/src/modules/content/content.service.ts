import {
  In,
  type DeepPartial,
  type EntityManager,
  type FindOptionsSelect,
  type FindOptionsWhere,
  type Repository,
} from 'typeorm';
import type { Audience } from '../../platform/auth/audience.js';
import { lookup } from '../../platform/database/batches.js';
import { intactOnly, isIntact } from '../../platform/database/corrupt-rows/corrupt-value.js';
import { NEWEST_FIRST } from '../../platform/list/newest-first.js';
import type { Actor } from '../audit/actor.js';
import type { AuditedRecords, ChangeOptions } from '../audit/audited-records.js';
import type { ContentKind, ContentRecord } from './content-kind.js';
import type { ContentKinds } from './content-kinds.js';

/** Additional rows to read, so that a short list is full although some records are corrupt. */
const SPARE = 10;

type Titled<Row> = Pick<Row, Extract<keyof Row, 'id' | 'slug' | 'title'>>;

/** The dependencies of a content service. */
export interface ContentTools<Row extends ContentRecord> {
  readonly rows: Repository<Row>;
  readonly records: AuditedRecords;
  readonly kinds: ContentKinds;
}

/**
 * Reads and writes records of one kind of content. Corrupt records are hidden from the public; staff see them with the
 * broken values empty.
 */
export abstract class ContentService<Row extends ContentRecord> {
  private readonly publicOnes = lookup((ids) => this.rows.findBy(this.where('public', { id: In(ids) })));
  protected readonly rows: Repository<Row>;
  protected readonly records: AuditedRecords;
  private readonly kinds: ContentKinds;

  protected constructor(
    private readonly kind: ContentKind<Row>,
    { rows, records, kinds }: ContentTools<Row>,
  ) {
    this.rows = rows;
    this.records = records;
    this.kinds = kinds;
    kinds.register(kind);
  }

  /** Newest first. */
  async list(audience: Audience, limit?: number): Promise<Row[]> {
    const rows = await this.rows.find({
      select: this.listed,
      where: this.where(audience),
      order: NEWEST_FIRST as object,
      ...(limit !== undefined && { take: limit + SPARE }),
    });
    return (audience === 'public' ? intactOnly(rows) : rows).slice(0, limit);
  }

  /**
   * @param key the key in its routes. @throws NotFoundException for an unknown one, or if the public asks for a draft
   */
  async get(key: string, audience: Audience): Promise<Row> {
    const found = await this.rows.findOneBy(this.where(audience, { [this.kind.key]: key }));
    if (!found || (audience === 'public' && !isIntact(found))) throw this.kind.unknown();
    return found;
  }

  /** The public record with this id, or null. Concurrent calls share one query. */
  async findPublic(id: string): Promise<Row | null> {
    const found = await this.publicOnes.add(id);
    return found && isIntact(found) ? found : null;
  }

  /** Any record, drafts too, or null. */
  find(id: string, tx: EntityManager = this.rows.manager): Promise<Row | null> {
    return tx.findOneBy(this.kind.entity, { id } as FindOptionsWhere<Row>);
  }

  /** The ids for which there is a record, drafts too, in the same order. */
  async known(ids: readonly string[]): Promise<string[]> {
    const known = await this.byId(ids, 'staff', { id: true } as FindOptionsSelect<Row>);
    return ids.filter((id) => known.has(id));
  }

  /** The public records with these ids, in the same order. */
  async publicOf(ids: readonly string[]): Promise<Row[]> {
    const found = await this.byId(ids, 'public');
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  /** The titles of records, drafts too. */
  async titles(ids: readonly string[], tx: EntityManager = this.rows.manager): Promise<Titled<Row>[]> {
    const select = { id: true, title: true, [this.kind.key]: true } as FindOptionsSelect<Row>;
    return tx.find(this.kind.entity, { select, where: this.where('staff', { id: In([...ids]) }) });
  }

  /** All records, drafts too. */
  count(): Promise<number> {
    return this.rows.count();
  }

  /**
   * Deletes the record with everything that refers to it. @returns the deleted record. @throws NotFoundException for an
   * unknown one
   */
  delete(actor: Actor, key: string): Promise<Row> {
    return this.records.delete(this.kind, actor, key, (record, tx) =>
      this.kinds.deleteDependents(tx, this.kind, record.id),
    );
  }

  /** Changes the fields that are given, or those that the function returns for the record; never the key. @throws NotFoundException for an unknown one */
  protected change(
    actor: Actor,
    key: string,
    action: string,
    fields: DeepPartial<Row> | ((record: Row) => DeepPartial<Row>),
    options: ChangeOptions<Row> = {},
  ): Promise<Row> {
    return this.records.change(this.kind, actor, key, action, fields, options);
  }

  /** The columns that a list reads; all by default. */
  protected get listed(): FindOptionsSelect<Row> {
    return {};
  }

  private async byId(ids: readonly string[], audience: Audience, select?: FindOptionsSelect<Row>) {
    if (ids.length === 0) return new Map<string, Row>();
    const rows = await this.rows.find({ ...(select && { select }), where: this.where(audience, { id: In([...ids]) }) });
    return new Map((audience === 'public' ? intactOnly(rows) : rows).map((one) => [one.id, one]));
  }

  private where(audience: Audience, more: object = {}): FindOptionsWhere<Row> {
    return { ...more, ...(audience === 'public' && this.kind.whenPublic) };
  }
}
