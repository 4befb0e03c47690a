import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { canAccess, type AccessRequest } from '@imisozi/core/access';
import { refusal } from '../../../platform/errors/refused.js';
import type { CurrentUser } from '../../../platform/auth/access.decorators.js';
import { canBeKey } from '../../../common/validation/key.pipe.js';
import { Order } from '../order.entity.js';
import { clientKeyOf } from './order.key.js';

/** An order, and the reference by which the caller knows it (rules/orders 1). */
export interface KnownOrder {
  readonly order: Order;
  /** Shown instead of the id in the response: the key, or the id for staff. */
  readonly reference: string;
  readonly isStaff: boolean;
}

/** The reference of an order, and the permission that staff need to use its id. */
export interface OrderReference {
  readonly reference: string;
  readonly caller: CurrentUser | undefined;
  readonly need: AccessRequest;
}

/** The reference that replaces an order's id in a response to this caller (rules/orders 1). */
export const referenceFor = (caller: CurrentUser | undefined, order: Order): string =>
  caller ? order.id : clientKeyOf(order);

/** The one place that finds the order of a client's call: by its key, or for staff by its id (rules/orders 1). */
@Injectable()
export class OrderReferences {
  constructor(@InjectRepository(Order) private readonly orders: Repository<Order>) {}

  /**
   * @throws Refused for an unknown key, and without a token for the id of an order that has a key
   * @throws Refused for an id if the caller's role does not allow `need`
   */
  async find({ reference, caller, need }: OrderReference): Promise<KnownOrder> {
    const order = canBeKey(reference)
      ? await this.orders.findOneBy([{ clientKey: reference }, { id: reference }])
      : null;
    if (!order) throw unknownOrder();
    const isStaff = caller !== undefined;
    const isById = reference === order.id;
    if (!isStaff && reference !== clientKeyOf(order)) throw unknownOrder();
    if (isStaff && isById && !canAccess(caller.role, need)) {
      throw refusal('role-not-allowed');
    }
    return { order, reference: referenceFor(caller, order), isStaff };
  }
}

const unknownOrder = () => refusal('order-not-found');
