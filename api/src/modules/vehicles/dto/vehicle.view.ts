import { field, view } from '../../../platform/http/view.js';
import type { Vehicle } from '../vehicle.entity.js';

/** A span of days in the garage. */
export class DaysInGarageView extends view({
  from: field.day('2027-07-01'),
  to: field.day('2027-07-05'),
}) {}

export class VehicleView extends view({
  id: field.uuid(),
  plate: field.string('RAC 123 A'),
  name: field.string('Land Cruiser 1'),
  seats: field.number(6, 'For guests: without the driver’s.'),
  licenceUntil: field.day('2028-03-31', 'The last day on which it is valid.').nullable(),
  insuranceUntil: field.day('2028-03-31', 'The last day on which it is valid.').nullable(),
  daysOff: field.list(DaysInGarageView),
  note: field.string('With a fridge.'),
  isActive: field.boolean(true),
  createdAt: field.time(),
}) {}

export class VehicleAnswer extends view({
  message: field.string('The vehicle has been saved.'),
  data: field.one(VehicleView),
}) {}

export const vehicleView = (vehicle: Vehicle): VehicleView => ({
  id: vehicle.id,
  plate: vehicle.plate,
  name: vehicle.name,
  seats: vehicle.seats,
  licenceUntil: vehicle.licenceUntil,
  insuranceUntil: vehicle.insuranceUntil,
  daysOff: vehicle.daysOff.map(({ from, to }) => ({ from, to })),
  note: vehicle.note,
  isActive: vehicle.isActive,
  createdAt: vehicle.createdAt.toISOString(),
});
