import type { EntityTarget, FindOptionsWhere, Repository } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { readList, type ListPage, type ListQuery, type ListRules } from '../../common/list/read-list.js';
import type { Transactions } from '../../database/transactions.js';
import type { Actor } from '../audit/actor.js';
import type { AuditService } from '../audit/audit.service.js';

/** What a visitor sent and staff mark as handled. */
export interface Inquiry {
  readonly id: string;
  readonly isHandled: boolean;
}

/** How one kind of inquiry is listed, and called in the audit trail. */
export interface InquiryKind<T extends Inquiry> {
  readonly entity: EntityTarget<T>;
  readonly rules: ListRules;
  readonly labelOf: (inquiry: T) => string;
  /** The error for an unknown id. */
  readonly notFound: () => Error;
}

/** What staff do about inquiries of one kind: the same for messages of the contact form and for air tickets. */
export abstract class InquiryInbox<T extends Inquiry> {
  protected constructor(
    private readonly kind: InquiryKind<T>,
    protected readonly inquiries: Repository<T>,
    protected readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  page(query: ListQuery): Promise<ListPage<T>> {
    return readList(this.inquiries, this.kind.rules, query);
  }

  /** @throws NotFoundException for an unknown id */
  async get(id: string): Promise<T> {
    const inquiry = await this.inquiries.findOneBy(where<T>({ id }));
    if (!inquiry) throw this.kind.notFound();
    return inquiry;
  }

  /** How many nobody has handled. */
  countOpen(): Promise<number> {
    return this.inquiries.countBy(where<T>({ isHandled: false }));
  }

  /**
   * Marks an inquiry as handled, or as open again. Repeating it changes nothing.
   * @throws NotFoundException for an unknown id
   */
  setHandled(actor: Actor, id: string, isHandled: boolean): Promise<T> {
    const { entity, rules, labelOf, notFound } = this.kind;
    return this.transactions.run(async (tx) => {
      const values = { isHandled } as unknown as QueryDeepPartialEntity<T>;
      const changed = await tx.update(entity, where<T>({ id, isHandled: !isHandled }), values);
      const inquiry = await tx.findOneBy(entity, where<T>({ id }));
      if (!inquiry) throw notFound();
      if (changed.affected) {
        await this.audit.record(tx, actor, {
          action: isHandled ? 'handle' : 'reopen',
          resource: rules.resource,
          recordId: id,
          label: labelOf(inquiry),
          before: { isHandled: !isHandled },
          after: { isHandled },
        });
      }
      return inquiry;
    });
  }
}

/** TypeORM's types do not see that a `T` has the fields of an {@link Inquiry}. */
const where = <T extends Inquiry>(fields: Partial<Inquiry>) => fields as FindOptionsWhere<T>;
