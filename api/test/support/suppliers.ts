import type { DataSource, DeepPartial } from 'typeorm';
import { Supplier } from '../../src/modules/suppliers/supplier.entity.js';
import { TourService } from '../../src/modules/suppliers/tour-services/tour-service.entity.js';
import { TripService } from '../../src/modules/suppliers/services/trip-service.entity.js';

export function makeSupplier(dataSource: DataSource, fields: DeepPartial<Supplier> = {}): Promise<Supplier> {
  const suppliers = dataSource.getRepository(Supplier);
  const known = { contact: '', address: 'Musanze', bankDetails: '', terms: '', phoneNumber: '+250 788 000 000' };
  return suppliers.save(
    suppliers.create({
      name: 'Spec Lodge',
      kind: 'lodge',
      email: 'lodge@example.org',
      currency: 'USD',
      payDays: 14,
      ...known,
      ...fields,
    }),
  );
}

/** A service of two rooms for two nights at $120 each. */
export function makeService(
  dataSource: DataSource,
  orderId: string,
  supplierId: string,
  fields: DeepPartial<TripService> = {},
): Promise<TripService> {
  const services = dataSource.getRepository(TripService);
  const cost = { days: 2, units: 2, unitCost: 12_000, cost: 48_000, currency: 'USD' as const };
  const days = { fromDay: '2038-01-05', dueDay: '2038-01-20' };
  return services.save(
    services.create({ orderId, supplierId, what: 'Two rooms', note: '', ...cost, ...days, ...fields }),
  );
}

/** What the first day of a tour asks for: a double room for every two people. */
export function makeTourService(
  dataSource: DataSource,
  tourId: string,
  supplierId: string,
  fields: DeepPartial<TourService> = {},
): Promise<TourService> {
  const services = dataSource.getRepository(TourService);
  const room = { day: 1, what: 'Double room', days: 1, peoplePerUnit: 2, note: '' };
  return services.save(services.create({ tourId, supplierId, ...room, ...fields }));
}
