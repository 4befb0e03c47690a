import type { DataSource, DeepPartial } from 'typeorm';
import { Permit } from '../../src/modules/permits/permit.entity.js';

/** A permit of an order that is to be bought. */
export function makePermit(dataSource: DataSource, orderId: string, fields: DeepPartial<Permit> = {}): Promise<Permit> {
  const permits = dataSource.getRepository(Permit);
  const visit = { code: 'gorilla', label: 'Gorilla permit', place: 1, round: 1, price: 1500, day: '2038-01-05' };
  return permits.save(permits.create({ orderId, ...visit, ...fields }));
}
