import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { IsNull, MoreThan } from 'typeorm';
import { today } from '@imisozi/core/kigali-time';
import { InjectEnv } from '../../../config/config.module.js';
import type { Env } from '../../../config/env.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { inLanguage } from '../../../texts/reader.js';
import { SYSTEM_ACTOR, type Actor } from '../../audit/actor.js';
import { AuditService } from '../../audit/audit.service.js';
import { MailService } from '../../mail/mail.service.js';
import { ACTIVE_STATUSES } from '@imisozi/core/order-status';
import { Order } from '../order.entity.js';
import { toClientOf } from '../order.mail-blocks.js';
import { lockOrder } from '../order.records.js';
import type { ClientLinkAnswer, ClientLinkDto } from './client-link.dto.js';
import { ORDER_LINK } from './client-link.mails.js';
import { clientPageOf, newClientKey } from './order.key.js';

/** Orders renewed in one transaction: other writers wait only briefly. */
const BATCH = 200;

/** The keys of orders, which the office hands out and renews (rules/orders 2). */
@Injectable()
export class OrderKeys {
  constructor(
    @InjectEnv() private readonly env: Env,
    private readonly transactions: Transactions,
    private readonly mail: MailService,
    private readonly audit: AuditService,
  ) {}

  /**
   * The link to an order's page for its client; recorded in the audit trail.
   * @throws NotFoundException for an unknown order
   */
  link(id: string, { renew = false, mail = false }: ClientLinkDto, actor: Actor): Promise<ClientLinkAnswer> {
    return this.transactions.run(async (tx) => {
      const order = await lockOrder(tx, id);
      if (renew) await this.renew(tx, order);
      if (mail) await this.send(tx, order, { isBulk: false });
      await this.audit.record(tx, actor, {
        action: renew ? 'renew-link' : 'client-link',
        resource: 'orders',
        recordId: id,
        label: order.number,
        after: { mail },
      });
      const link = inLanguage(order.language, () => clientPageOf(this.env.PUBLIC_URL, order));
      return { message: sentenceOf(order, renew, mail), link };
    });
  }

  /**
   * Renews keys in batches and mails the clients of open orders: either of older orders, whose key is their id, so that
   * an interrupted run continues where it stopped; or of all orders, from the start.
   * @param progress is called after each batch with the numbers of renewed orders and mailed clients
   */
  async renewMany(which: 'from-before' | 'all', progress: (renewed: number, mailed: number) => void): Promise<void> {
    let [renewed, mailed, last] = [0, 0, ''];
    const chosen = which === 'from-before' ? { clientKey: IsNull() } : {};
    for (let more = true; more;) {
      const some = await this.transactions.run(async (tx) => {
        const where = { ...chosen, id: MoreThan(last) };
        const orders = await tx.find(Order, { where, order: { id: 'ASC' }, take: BATCH });
        for (const order of orders) await this.renew(tx, order);
        const open = orders.filter(goesOn);
        for (const order of open) await this.send(tx, order, { isBulk: true });
        mailed += open.length;
        return orders;
      });
      renewed += some.length;
      more = some.length === BATCH;
      last = some.at(-1)?.id ?? last;
      progress(renewed, mailed);
    }
    const entry = {
      action: 'renew-link',
      resource: 'orders',
      recordId: null,
      label: which === 'all' ? 'All orders' : 'Orders from before',
    };
    await this.transactions.run((tx) => this.audit.record(tx, SYSTEM_ACTOR, { ...entry, after: { renewed, mailed } }));
  }

  private async renew(tx: EntityManager, order: Order): Promise<void> {
    order.clientKey = newClientKey();
    await tx.update(Order, { id: order.id }, { clientKey: order.clientKey });
  }

  private send(tx: EntityManager, order: Order, { isBulk }: { readonly isBulk: boolean }): Promise<void> {
    return this.mail.queue(tx, ORDER_LINK, { orderId: order.id }, { ...toClientOf(order), isBulk });
  }
}

/** Orders whose page is still needed: they have not ended, and the trip is not over. */
const goesOn = ({ status, endDate }: Order): boolean =>
  ACTIVE_STATUSES.includes(status) && (endDate === null || endDate >= today());

function sentenceOf({ number, email }: Order, isRenewed: boolean, isMailed: boolean): string {
  const sent = isMailed ? ` It is on its way to ${email}.` : '';
  return isRenewed
    ? `The client of booking ${number} has a new link, and the old one no longer works.${sent}`
    : `This is the client’s link to booking ${number}.${sent}`;
}
