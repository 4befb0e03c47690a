import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager } from 'typeorm';
import { comparedNumber, isPermitHeld, PERMIT_STATES, permitStatesAfter } from '@imisozi/core/permits';
import { isDuplicate, Transactions } from '../../platform/database/transactions.js';
import { refusal } from '../../platform/errors/refused.js';
import { readList, type ListDefinition, type ListPage, type ListQuery } from '../../platform/list/read-list.js';
import type { Actor } from '../audit/actor.js';
import { AuditService } from '../audit/audit.service.js';
import type { Order } from '../orders/order.entity.js';
import { lockOrder, lockOrders } from '../orders/order.records.js';
import { OrdersService } from '../orders/orders.service.js';
import { OrderTravellers } from '../travellers/order.travellers.js';
import type { BuyPermitsDto, UpdatePermitDto } from './permit.dto.js';
import { Permit } from './permit.entity.js';
import { peopleOf } from './permit.people.js';
import { PermitRows } from './permit.rows.js';
import { permitRow, permitView, type PermitRow, type PermitView } from './permit.view.js';

const LIST: ListDefinition = {
  resource: 'permits',
  search: ['number', 'label'],
  equals: ['orderId', 'code', 'isSurplus'],
  choices: { state: PERMIT_STATES },
  ranges: ['day', 'createdAt'],
  sortable: ['day', 'state', 'label', 'number', 'createdAt'],
};

/** A permit as it was before a change. */
type Before = Pick<Permit, 'state' | 'number' | 'cost' | 'day' | 'travellerId' | 'boughtAt'>;

/** Permits as the office buys and gives them out (rules/permits 3, 4). */
@Injectable()
export class PermitsService {
  constructor(
    @InjectRepository(Permit) private readonly permits: Repository<Permit>,
    private readonly orders: OrdersService,
    private readonly travellers: OrderTravellers,
    private readonly rows: PermitRows,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  /** A page with those whom the permits are for; reading them is in the audit trail. */
  async page(query: ListQuery, actor: Actor): Promise<ListPage<PermitView>> {
    const page = await readList(this.permits, LIST, query);
    return { ...page, rows: await this.views(page.rows, actor) };
  }

  /** @throws Refused for an unknown id */
  async get(id: string, actor: Actor): Promise<PermitView> {
    const permit = await this.permits.findOneBy({ id });
    if (!permit) throw refusal('permit-not-found');
    return (await this.views([permit], actor))[0]!;
  }

  /**
   * Changes the given fields.
   * @throws Refused for an unknown id, and for a state that may not follow
   * @throws Refused for a bought one without a number, and for a number that somebody else's has
   */
  async update(id: string, change: UpdatePermitDto, actor: Actor): Promise<PermitRow> {
    const { orderId } = await this.find(id);
    return this.transactions.run(async (tx) => {
      const order = await lockOrder(tx, orderId);
      await this.change(tx, order, id, change, actor);
      const row = rowOf(await tx.findOneByOrFail(Permit, { id }), order);
      // Another one is to be bought for one that was given up.
      if (row.state === 'released') await this.rows.follow(tx, order, order);
      return row;
    });
  }

  /**
   * Records several as bought: all of them, or none.
   * @throws Refused for an unknown one, for one that is not to be bought, and for a number that another one has
   */
  async buy({ permits: bought }: BuyPermitsDto, actor: Actor): Promise<PermitRow[]> {
    const ids = bought.map(({ id }) => id);
    if (new Set(ids).size < ids.length) throw refusal('permit-twice');
    const found = await this.permits.findBy({ id: In(ids) });
    if (found.length < ids.length) throw refusal('permit-not-found');
    return this.transactions.run(async (tx) => {
      const orders = await lockOrders(tx, [...new Set(found.map(({ orderId }) => orderId))].toSorted());
      const orderOf = new Map(orders.map((order) => [order.id, order]));
      const orderIdOf = new Map(found.map(({ id, orderId }) => [id, orderId]));
      for (const { id, ...fields } of bought) {
        const order = orderOf.get(orderIdOf.get(id)!)!;
        await this.change(tx, order, id, { ...fields, state: 'bought' }, actor, ['to-buy']);
      }
      const now = new Map((await tx.findBy(Permit, { id: In(ids) })).map((permit) => [permit.id, permit]));
      return ids.map((id) => rowOf(now.get(id)!, orderOf.get(orderIdOf.get(id)!)!));
    });
  }

  private async find(id: string): Promise<Permit> {
    const permit = await this.permits.findOneBy({ id });
    if (!permit) throw refusal('permit-not-found');
    return permit;
  }

  /** @param only the states that it may have before, if not those that lead to the new one */
  private async change(
    tx: EntityManager,
    order: Order,
    id: string,
    { state: next, ...fields }: UpdatePermitDto,
    actor: Actor,
    only?: readonly Permit['state'][],
  ): Promise<void> {
    const permit = await tx.findOneBy(Permit, { id });
    if (!permit) throw refusal('permit-not-found');
    const before: Before = { ...permit };
    const state = next ?? permit.state;
    const isGone = state === 'to-buy' && permit.isSurplus;
    const mayFollow =
      !isGone && (only ? only.includes(permit.state) : state === permit.state || followers(permit).includes(state));
    if (!mayFollow) throw refusal('permit-cannot-become', { from: permit.state, to: state });
    Object.assign(permit, Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)));
    permit.state = state;
    if (isPermitHeld(permit)) await this.hold(tx, order, permit, before);
    else giveUp(permit);
    await saveNumbered(tx, permit);
    const label = `${order.number}: ${permit.label}`;
    const states = { before: audited(before), after: audited(permit) };
    await this.audit.record(tx, actor, {
      action: state === before.state ? 'update' : state,
      resource: 'permits',
      recordId: id,
      label,
      ...states,
    });
  }

  private async hold(tx: EntityManager, order: Order, permit: Permit, before: Before): Promise<void> {
    if (!permit.number) throw refusal('permit-number-required');
    permit.heldNumber = comparedNumber(permit.number);
    permit.boughtAt = before.boughtAt ?? new Date();
    if (permit.travellerId === before.travellerId) {
      permit.travellerId ??= await this.personAt(tx, order, permit);
    } else if (!(await this.travellers.idsOf(tx, order.id)).includes(permit.travellerId!)) {
      throw refusal('permit-traveller-unknown');
    }
  }

  /** From now on it belongs to whoever stands at its place (rules/permits 4). */
  private async personAt(tx: EntityManager, order: Order, permit: Permit): Promise<string | null> {
    const all = await tx.findBy(Permit, { orderId: order.id, code: permit.code, round: permit.round });
    const others = all.map((one) => (one.id === permit.id ? permit : one));
    const ids = await this.travellers.idsOf(tx, order.id);
    return (
      peopleOf(
        others,
        ids.map((id) => ({ id })),
      ).get(permit.id)?.id ?? null
    );
  }

  private async views(permits: readonly Permit[], actor: Actor): Promise<PermitView[]> {
    const orderIds = [...new Set(permits.map(({ orderId }) => orderId))];
    if (orderIds.length === 0) return [];
    const orders = new Map((await this.orders.byIds(orderIds)).map((order) => [order.id, order]));
    const [all, parties] = await Promise.all([
      this.permits.findBy({ orderId: In(orderIds) }),
      this.travellers.partiesOf(orderIds, 'Permits', actor),
    ]);
    const byOrder = Map.groupBy(all, ({ orderId }) => orderId);
    const people = new Map([...byOrder].flatMap(([orderId, some]) => [...peopleOf(some, parties.get(orderId) ?? [])]));
    return permits.flatMap((permit) => {
      const order = orders.get(permit.orderId);
      return order ? [permitView(permit, order, people.get(permit.id))] : [];
    });
  }
}

/** A number belongs to one permit only: the database decides. */
async function saveNumbered(tx: EntityManager, permit: Permit): Promise<void> {
  await tx.save(permit, { reload: false }).catch((error: unknown) => {
    if (isDuplicate(error)) throw refusal('permit-number-taken', { number: permit.number ?? '' });
    throw error;
  });
}

const rowOf = (permit: Permit, order: Order): PermitRow => permitRow(permit, order, permit.travellerId);

const followers = ({ state }: Permit) => permitStatesAfter(state);

/** Its number may be given to somebody else now; what was paid is forgotten only of one that was never bought. */
function giveUp(permit: Permit): void {
  permit.heldNumber = null;
  permit.isSurplus = false;
  if (permit.state !== 'to-buy') return;
  Object.assign(permit, { number: null, cost: null, boughtAt: null, travellerId: null });
}

const audited = ({ state, number, cost, day, travellerId }: Before) => ({ state, number, cost, day, travellerId });
