import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { In, MoreThan, type EntityManager, type EntityTarget, type FindOptionsWhere, type Repository } from 'typeorm';
import type { Audience } from '../../platform/auth/audience.js';
import { isIntact } from '../../platform/database/corrupt-rows/corrupt-value.js';
import { textsInParts } from '../../platform/database/in-parts.js';
import type { ListDefinition } from '../../platform/list/list-definition.js';
import { refersTo, type ContentKind, type ContentRecord, type Reference } from './content-kind.js';

/** The title of a record, and how its page is identified. */
export interface ContentTitle {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
}

type Filter = NonNullable<ListDefinition['found']>[string];

/** Records read at a time: between two parts, requests are served. */
const PART = 100;

/** All kinds of content. Their modules register them, so that code that works on all kinds need not import any. */
@Injectable()
export class ContentKinds {
  private readonly kinds = new Map<string, ContentKind>();
  private readonly dependents: EntityTarget<Reference>[] = [];
  private readonly filters = new Map<string, (kind: ContentKind) => Filter>();

  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  register(kind: ContentKind): void {
    this.kinds.set(kind.resource, kind);
  }

  get all(): readonly ContentKind[] {
    return [...this.kinds.values()];
  }

  /** The kind with this name in the dashboard, if there is one. */
  named(resource: string): ContentKind | undefined {
    return this.kinds.get(resource);
  }

  /** The kind with this name in comments, if there is one. */
  commentedAs(name: string): ContentKind | undefined {
    return this.all.find(({ commentedAs }) => commentedAs === name);
  }

  /** The public record with this id, or null. */
  async findPublic<Row extends ContentRecord>(kind: ContentKind<Row>, id: string): Promise<Row | null> {
    const where = { id, ...kind.whenPublic } as FindOptionsWhere<Row>;
    const found = await this.manager.getRepository(kind.entity).findOneBy(where);
    return found && isIntact(found) ? found : null;
  }

  /** Any record by its id or key, drafts too. @throws NotFoundException for an unknown one */
  async get<Row extends ContentRecord>(kind: ContentKind<Row>, key: string): Promise<Row> {
    const where = ['id', kind.key].map((column) => ({ [column]: key })) as FindOptionsWhere<Row>[];
    const found = await this.manager.getRepository(kind.entity).findOneBy(where);
    if (!found) throw kind.unknown();
    return found;
  }

  /** Records by their ids or slugs; drafts too, except for the public. */
  async titles(kind: ContentKind, keys: readonly string[], audience: Audience): Promise<ContentTitle[]> {
    if (keys.length === 0) return [];
    const visible = audience === 'public' ? kind.whenPublic : {};
    const found = await this.rows(kind).find({
      select: { id: true, title: true, [kind.key]: true },
      where: ['id', kind.key].map((key) => ({ [key]: In([...keys]), ...visible })),
    });
    return found.map((one) => ({ id: one.id, slug: String(one[kind.key]), title: one.title }));
  }

  /** The records with these ids, drafts too, with only the fields that are translated. */
  some(kind: ContentKind, ids: readonly string[]): Promise<ContentRecord[]> {
    return this.read(kind, { id: In([...ids]) }, ids.length);
  }

  /** All records, drafts too, with only the fields that are translated; in parts. */
  async *inParts(kind: ContentKind): AsyncGenerator<ContentRecord[]> {
    let part: ContentRecord[] | undefined;
    do {
      const last = part?.at(-1)?.id;
      part = await this.read(kind, last === undefined ? {} : { id: MoreThan(last) }, PART);
      yield part;
    } while (part.length === PART);
  }

  /** All records of all kinds, drafts too, with the fields that may show pictures. */
  async *showingMedia(): AsyncGenerator<object> {
    for (const kind of this.all) yield* textsInParts(this.rows(kind));
  }

  /** Adds a filter to the staff lists of all kinds. @param filterOf the filter of one kind; it returns ids */
  addFilter(name: string, filterOf: (kind: ContentKind) => Filter): void {
    this.filters.set(name, filterOf);
  }

  /** The filters added to the list of a kind. */
  filtersOf(kind: ContentKind): Readonly<Record<string, Filter>> {
    return Object.fromEntries([...this.filters].map(([name, filterOf]) => [name, filterOf(kind)]));
  }

  /** Declares a table whose rows refer to records: they are deleted with them. */
  deleteWith(dependent: EntityTarget<Reference>): void {
    this.dependents.push(dependent);
  }

  /** Deletes the rows that refer to a record, where no foreign key does. */
  async deleteDependents(tx: EntityManager, kind: ContentKind, id: string): Promise<void> {
    if (kind.column) return;
    for (const dependent of this.dependents) await tx.delete(dependent, refersTo(kind, id));
  }

  private read(kind: ContentKind, where: FindOptionsWhere<ContentRecord>, take: number): Promise<ContentRecord[]> {
    const select = Object.fromEntries(['id', ...Object.keys(kind.texts)].map((column) => [column, true]));
    return this.rows(kind).find({ select, where, order: { id: 'ASC' }, take });
  }

  private rows(kind: ContentKind): Repository<ContentRecord> {
    return this.manager.getRepository(kind.entity);
  }
}
