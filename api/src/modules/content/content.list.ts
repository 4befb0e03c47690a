import type { Repository } from 'typeorm';
import { readList, type ListDefinition, type ListPage, type ListQuery } from '../../platform/list/read-list.js';
import type { ContentKind, ContentRecord } from './content-kind.js';
import type { ContentKinds } from './content-kinds.js';

/** The dashboard's view of one kind of content. */
export abstract class ContentList<Row extends ContentRecord, View extends object, Detail extends object = View> {
  /** @param columns the columns for searching, filtering and sorting */
  protected constructor(
    private readonly kind: ContentKind<Row>,
    private readonly columns: Omit<ListDefinition, 'resource' | 'found'>,
    private readonly rows: Repository<Row>,
    private readonly kinds: ContentKinds,
  ) {}

  async page(query: ListQuery): Promise<ListPage<View>> {
    const { kind, kinds, columns } = this;
    const list = { ...columns, resource: kind.resource, found: kinds.filtersOf(kind) };
    const page = await readList(this.rows, list, query);
    return { ...page, rows: await this.views(page.rows) };
  }

  /** @param key its id, or the key in its routes. @throws NotFoundException for an unknown one */
  async get(key: string): Promise<Detail> {
    return this.detail(await this.kinds.get(this.kind, key));
  }

  /** Rows of the list. */
  protected abstract views(records: readonly Row[]): View[] | Promise<View[]>;

  /** The record on its own screen. */
  protected abstract detail(record: Row): Detail | Promise<Detail>;
}
