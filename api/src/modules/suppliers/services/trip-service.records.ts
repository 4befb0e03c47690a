import type { EntityManager } from 'typeorm';
import { refusal } from '../../../platform/errors/refused.js';
import type { Order } from '../../orders/order.entity.js';
import type { Supplier } from '../supplier.entity.js';
import { TripService } from './trip-service.entity.js';

/** A service with whom and what it is for. */
export interface ServiceOfTrip {
  readonly service: TripService;
  readonly order: Order;
  readonly supplier: Supplier;
}

/** @throws Refused for an unknown id */
export async function readService(tx: EntityManager, id: string): Promise<ServiceOfTrip> {
  const service = await tx.findOne(TripService, { where: { id }, relations: { order: true, supplier: true } });
  if (!service?.order || !service.supplier) throw refusal('service-not-found');
  const { order, supplier } = service;
  return { service, order, supplier };
}

/** Locks a service and reads it, so that simultaneous steps run one after the other. @throws Refused for an unknown id */
export async function lockService(tx: EntityManager, id: string): Promise<ServiceOfTrip> {
  await tx.update(TripService, { id }, { createdAt: () => 'createdAt' });
  return readService(tx, id);
}

/** What nobody was asked for yet. */
export const NEW_SERVICE = {
  state: 'to-request',
  reference: null,
  requestedAt: null,
  askedDay: null,
  askedPeople: null,
  voucherNumber: null,
  voucherAt: null,
  paidOn: null,
  paidBy: null,
  paidReference: null,
} as const satisfies Partial<TripService>;
