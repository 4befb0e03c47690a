import { In, IsNull, type DeepPartial, type EntityManager, type FindOptionsWhere } from 'typeorm';
import type { FindOptionsOrder, ObjectLiteral, Repository } from 'typeorm';
import type { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { readList, type ListPage, type ListQuery, type ListDefinition } from '../../platform/list/read-list.js';
import type { Actor } from '../audit/actor.js';
import type { AuditedRecords, RecordKind } from '../audit/audited-records.js';
import { INQUIRY_HANDLED } from './inquiry.events.js';

/** A visitor's inquiry that staff mark as handled. */
export interface Inquiry extends ObjectLiteral {
  id: string;
  createdAt: Date;
  isHandled: boolean;
  /** The conversation that it is part of (rules/threads 1). */
  threadId: string | null;
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
    protected readonly events: DomainEvents,
  ) {}

  page(query: ListQuery): Promise<ListPage<T>> {
    return readList(this.inquiries, this.kind.list, query);
  }

  /** @throws NotFoundException for an unknown id */
  async get(id: string, from: Pick<EntityManager, 'findOneBy'> = this.inquiries.manager): Promise<T> {
    const inquiry = await from.findOneBy(this.kind.entity, where<T>({ id }));
    if (!inquiry) throw this.kind.unknown();
    return inquiry;
  }

  /**
   * Marks an inquiry as handled, or as open again. Repeating it changes nothing.
   * @throws NotFoundException for an unknown id
   */
  setHandled(actor: Actor, id: string, isHandled: boolean): Promise<T> {
    const fields = { isHandled } as DeepPartial<T>;
    return this.records.change<T>(this.kind, actor, id, isHandled ? 'handle' : 'reopen', fields, {
      then: async (tx, { threadId }, before) => {
        if (before.isHandled !== isHandled) await this.events.publish(tx, INQUIRY_HANDLED, { threadId, isHandled });
      },
    });
  }

  /** Makes an inquiry part of a conversation. */
  async join(tx: EntityManager, inquiry: T, threadId: string): Promise<void> {
    await tx.update(this.kind.entity, where<T>({ id: inquiry.id }), { threadId } as object);
    // Listeners after this one lead to the conversation.
    Object.assign(inquiry, { threadId });
  }

  /** What is part of a conversation, newest first. */
  ofThread(threadId: string, take: number): Promise<T[]> {
    return this.inquiries.find({
      where: where<T>({ threadId }),
      order: { createdAt: 'DESC' } as FindOptionsOrder<T>,
      take,
    });
  }

  /** Those of earlier times that are part of no conversation, oldest first. */
  withoutThread(take: number): Promise<T[]> {
    const alone = { threadId: IsNull() } as FindOptionsWhere<ObjectLiteral>;
    return this.inquiries.find({ where: alone, order: { createdAt: 'ASC' } as FindOptionsOrder<T>, take });
  }

  /** Marks all that is part of a conversation: it was answered or closed, or waits for the office again. */
  async markOfThread(tx: EntityManager, threadId: string, isHandled: boolean): Promise<void> {
    await tx.update(this.kind.entity, where<T>({ threadId, isHandled: !isHandled }), { isHandled } as object);
  }

  /** Deletes what was part of conversations. */
  async deleteOfThreads(tx: EntityManager, threadIds: readonly string[]): Promise<void> {
    await tx.delete(this.kind.entity, { threadId: In([...threadIds]) });
  }
}

/** TypeORM's types do not see that a `T` has the fields of an {@link Inquiry}. */
const where = <T extends Inquiry>(fields: Partial<Inquiry>) => fields as FindOptionsWhere<T>;
