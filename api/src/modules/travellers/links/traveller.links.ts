import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Not, Repository } from 'typeorm';
import { goesOn } from '@imisozi/core/order-status';
import { InjectEnv } from '../../../config/config.module.js';
import type { Env } from '../../../config/env.js';
import { insertAll } from '../../../platform/database/gathered-writes.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { refusal } from '../../../platform/errors/refused.js';
import type { LanguageCode } from '@imisozi/core/languages';
import type { Actor } from '../../audit/actor.js';
import { AuditService } from '../../audit/audit.service.js';
import { clientKeyOf } from '../../orders/keys/order.key.js';
import type { Order } from '../../orders/order.entity.js';
import { OrderNames } from '../../orders/order.names.js';
import { lockOrder } from '../../orders/order.records.js';
import { OrderTravellers } from '../order.travellers.js';
import { bookedOf } from '../traveller.rules.js';
import type { TravellerView } from '../traveller.view.js';
import {
  ownTravellerAnswer,
  travellerLinkView,
  type ChangedTravellerLinksAnswer,
  type OwnTravellerAnswer,
  type OwnTravellerDto,
  type SavedOwnTravellerAnswer,
  type TravellerLinksAnswer,
} from './traveller-link.dto.js';
import { TravellerLink } from './traveller-link.entity.js';

/** In the order in which they were made. */
const IN_ORDER = { createdAt: 'ASC', id: 'ASC' } as const;

/** The private links of an order's travellers (rules/privacy 11). */
@Injectable()
export class TravellerLinks {
  constructor(
    @InjectRepository(TravellerLink) private readonly links: Repository<TravellerLink>,
    @InjectEnv() private readonly env: Env,
    private readonly travellers: OrderTravellers,
    private readonly names: OrderNames,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  /** The links that work now. */
  async of(order: Order): Promise<TravellerLinksAnswer> {
    return this.answerOf(order, await this.links.find({ where: current(order), order: IN_ORDER }));
  }

  /**
   * Makes a link for each place in the party that has none: for those who were entered, and for those who are missing.
   * Links that were made before stay.
   * @throws Refused for an order that has ended, or whose trip is too near
   */
  make(orderId: string, actor: Actor): Promise<ChangedTravellerLinksAnswer> {
    return this.transactions.run(async (tx) => {
      const order = await lockOrder(tx, orderId);
      const known = await this.travellers.typesIn(tx, order);
      // Those of an earlier key would hold the place of the same traveller.
      await tx.delete(TravellerLink, { orderId, orderKey: Not(clientKeyOf(order)) });
      const kept = await tx.find(TravellerLink, { where: current(order), order: IN_ORDER });
      const now = Date.now();
      const made = missingPlaces(order, known, kept).map((place, index) =>
        // A millisecond apart, so that they are listed in the order of the places.
        tx.create(TravellerLink, {
          ...{ id: randomUUID(), createdAt: new Date(now + index), orderId },
          ...place,
          ...keyOf(order),
        }),
      );
      if (made.length > 0) await insertAll(tx, TravellerLink, made);
      const all = [...kept, ...made];
      await this.audit.record(tx, actor, { ...about(order), action: 'update', after: { links: all.length } });
      return {
        message: 'Each traveller has a link now. Please send each person theirs.',
        ...this.answerOf(order, all),
      };
    });
  }

  /** Ends all links of an order at once. */
  end(orderId: string, actor: Actor): Promise<ChangedTravellerLinksAnswer> {
    return this.transactions.run(async (tx) => {
      const order = await lockOrder(tx, orderId);
      await tx.delete(TravellerLink, { orderId });
      await this.audit.record(tx, actor, { ...about(order), action: 'update', after: { links: 0 } });
      return { message: 'The links have ended.', links: [] };
    });
  }

  /** @throws Refused for an unknown link, and once the order has ended or has another key */
  async open(id: string, language: LanguageCode, actor: Actor): Promise<OwnTravellerAnswer> {
    const { link, order } = await this.find(id);
    return this.ownOf(link, order, await this.travellers.ofOne(order, link.travellerId, actor), language);
  }

  /**
   * Saves the own details.
   * @param key the client's `Idempotency-Key`, if any
   * @throws Refused as {@link open} and as `OrderTravellers.save`
   */
  async save(
    id: string,
    body: OwnTravellerDto,
    { key, language, actor }: { key: string | undefined; language: LanguageCode; actor: Actor },
  ): Promise<SavedOwnTravellerAnswer> {
    const { link, order } = await this.find(id);
    const row = { ...body, id: link.travellerId, type: link.type };
    const { message, travellers } = await this.travellers.save(order.id, { travellers: [row] }, key, actor);
    const own = travellers.find((one) => one.id === link.travellerId) ?? null;
    return { message, ...(await this.ownOf(link, order, own, language)) };
  }

  private async ownOf(
    link: TravellerLink,
    order: Order,
    traveller: TravellerView | null,
    language: LanguageCode,
  ): Promise<OwnTravellerAnswer> {
    const isEditable = this.travellers.isEditable(order);
    return ownTravellerAnswer(link, order, { traveller, isEditable }, await this.names.readIn(language, order));
  }

  private async find(id: string): Promise<{ readonly link: TravellerLink; readonly order: Order }> {
    const link = await this.links.findOne({ where: { id }, relations: { order: true } });
    const order = link?.order;
    if (!link || !order || !goesOn(order) || link.orderKey !== clientKeyOf(order)) throw refusal('traveller-not-found');
    return { link, order };
  }

  private answerOf({ language }: Order, links: readonly TravellerLink[]): TravellerLinksAnswer {
    return { links: links.map((link) => travellerLinkView(link, this.env.PUBLIC_URL, language)) };
  }
}

const keyOf = (order: Order) => ({ orderKey: clientKeyOf(order) });

const current = (order: Order) => ({ orderId: order.id, ...keyOf(order) });

const about = ({ id, number }: Order) => ({ resource: 'travellers', recordId: id, label: number });

type Place = Pick<TravellerLink, 'travellerId' | 'type'>;

/** The places in the party without a link: of travellers who were entered, then of those who are missing. */
function missingPlaces(order: Order, known: readonly Place[], links: readonly Place[]): Place[] {
  const linked = new Set(links.map(({ travellerId }) => travellerId));
  const entered = known.filter(({ travellerId }) => !linked.has(travellerId));
  const taken = [...links, ...entered];
  const free = Object.entries(bookedOf(order)).flatMap(([type, count]) => {
    const have = taken.filter((place) => place.type === type).length;
    return Array.from({ length: Math.max(0, count - have) }, () => ({ travellerId: randomUUID(), type }));
  });
  return [...entered.map(({ travellerId, type }) => ({ travellerId, type })), ...free];
}
