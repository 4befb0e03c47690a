import { today } from '@imisozi/core/kigali-time';
import { COST_CURRENCIES } from '@imisozi/core/suppliers';
import { rateOf } from '@imisozi/core/tour-services';
import { field, view } from '../../../platform/http/view.js';
import type { Supplier } from '../supplier.entity.js';
import type { TourService } from './tour-service.entity.js';

/** What a day of a tour asks of a supplier, as staff see it (rules/suppliers 7). */
export class TourServiceView extends view({
  id: field.uuid(),
  tourId: field.uuid(),
  supplierId: field.uuid(),
  supplier: field.string('Example Lodge'),
  isSupplierEnded: field.boolean(false, 'Then no booking gets it.'),
  day: field.integer(2, 'Of the itinerary, from 1.'),
  what: field.string('Double room, full board'),
  days: field.integer(2),
  peoplePerUnit: field.integer(2, 'For how many people one unit is; null: one for the booking.').nullable(),
  note: field.string('Early breakfast, please.', 'The supplier reads it.'),
  unitCost: field.integer(24000, 'By the rate of today, in whole minor units; null: there is no such rate.').nullable(),
  currency: field.enum(COST_CURRENCIES),
  createdAt: field.time(),
}) {}

export class TourServiceAnswer extends view({
  message: field.string('The service has been added to the tour.'),
  data: field.one(TourServiceView),
}) {}

export const tourServiceView = (service: TourService, supplier: Supplier): TourServiceView => ({
  id: service.id,
  tourId: service.tourId,
  supplierId: service.supplierId,
  supplier: supplier.name,
  isSupplierEnded: supplier.endedAt !== null,
  day: service.day,
  what: service.what,
  days: service.days,
  peoplePerUnit: service.peoplePerUnit,
  note: service.note,
  unitCost: rateOf(supplier.rates ?? [], service.what, today())?.price ?? null,
  currency: supplier.currency,
  createdAt: service.createdAt.toISOString(),
});
