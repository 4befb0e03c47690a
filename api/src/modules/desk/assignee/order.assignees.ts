import { Injectable } from '@nestjs/common';
import { rolesFor } from '@imisozi/core/access';
import { refusal } from '../../../platform/errors/refused.js';
import { Transactions } from '../../../platform/database/transactions.js';
import type { Actor } from '../../audit/actor.js';
import { AuditService } from '../../audit/audit.service.js';
import { lockOrder, updateOrder } from '../../orders/order.records.js';
import { UsersService, type Colleague } from '../../users/users.service.js';
import { OrderRows } from '../order.rows.js';
import type { AssignedOrderAnswer } from './assignee.dto.js';

/** Which colleague looks after an order (rules/desk 15). */
@Injectable()
export class OrderAssignees {
  constructor(
    private readonly users: UsersService,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly rows: OrderRows,
  ) {}

  /** The colleagues who can look after an order, by their names. */
  all(): Promise<Colleague[]> {
    return this.users.withRoles(rolesFor('orders', 'assign'));
  }

  /**
   * Gives an order to a colleague, or to nobody. What was booked stays, and so does its revision.
   * @throws Refused for an unknown order
   * @throws Refused for an account that does not handle orders
   */
  async assign(id: string, assigneeId: string | null, actor: Actor): Promise<AssignedOrderAnswer> {
    const assignee = assigneeId === null ? null : (await this.all()).find((one) => one.id === assigneeId);
    if (assignee === undefined) throw refusal('colleague-required');
    const number = await this.transactions.run(async (tx) => {
      const before = await lockOrder(tx, id);
      await updateOrder(tx, before, { assigneeId });
      await this.audit.record(tx, actor, {
        action: 'assign',
        resource: 'orders',
        recordId: id,
        label: before.number,
        before: { assigneeId: before.assigneeId },
        after: { assigneeId },
      });
      return before.number;
    });
    const message = assignee
      ? `Booking ${number} is now with ${assignee.names}.`
      : `Booking ${number} is with nobody now.`;
    return { message, order: await this.rows.get(id) };
  }
}
