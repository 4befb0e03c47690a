import type { DeepPartial, FindOptionsWhere, ObjectLiteral, Repository } from 'typeorm';
import { readList, type ListPage, type ListQuery, type ListDefinition } from '../../platform/list/read-list.js';
import type { Actor } from '../audit/actor.js';
import type { AuditedRecords, RecordKind } from '../audit/audited-records.js';

/** A visitor's inquiry that staff mark as handled. */
export interface Inquiry extends ObjectLiteral {
  id: string;
  createdAt: Date;
  isHandled: boolean;
}

/** The list of one kind of inquiry, and its name in the audit trail. */
export interface InquiryKind<T extends Inquiry> extends RecordKind<T> {
  readonly list: ListDefinition;
}

/** Staff operations on inquiries of one kind: the same for messages of the contact form and for air tickets. */
export abstract class InquiryInbox<T extends Inquiry> {
  protected constructor(
    private readonly kind: InquiryKind<T>,
    protected readonly inquiries: Repository<T>,
    private readonly records: AuditedRecords,
  ) {}

  page(query: ListQuery): Promise<ListPage<T>> {
    return readList(this.inquiries, this.kind.list, query);
  }

  /** @throws NotFoundException for an unknown id */
  async get(id: string): Promise<T> {
    const inquiry = await this.inquiries.findOneBy(where<T>({ id }));
    if (!inquiry) throw this.kind.unknown();
    return inquiry;
  }

  /** The number of unhandled inquiries. */
  countOpen(): Promise<number> {
    return this.inquiries.countBy(where<T>({ isHandled: false }));
  }

  /**
   * Marks an inquiry as handled, or as open again. Repeating it changes nothing.
   * @throws NotFoundException for an unknown id
   */
  setHandled(actor: Actor, id: string, isHandled: boolean): Promise<T> {
    const fields = { isHandled } as DeepPartial<T>;
    return this.records.change<T>(this.kind, actor, id, isHandled ? 'handle' : 'reopen', fields);
  }
}

/** TypeORM's types do not see that a `T` has the fields of an {@link Inquiry}. */
const where = <T extends Inquiry>(fields: Partial<Inquiry>) => fields as FindOptionsWhere<T>;
