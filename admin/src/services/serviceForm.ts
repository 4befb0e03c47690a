import { costAmount, costUnits, type CostCurrency } from '@imisozi/core/suppliers';
import type { TripService, TripServiceChange } from '../data/types';
import { textOrNull } from '../forms/textOrNull';

/** A service as the form has it: the cost in units of the currency, not in its minor ones; null where nothing is typed. */
export interface ServiceForm {
  readonly supplierId: string | null;
  readonly what: string | null;
  readonly fromDay: string | null;
  readonly days: number | null;
  readonly units: number | null;
  readonly unitCost: number | null;
  readonly currency: CostCurrency;
  readonly note: string | null;
  readonly dueDay: string | null;
}

/** The form of a service. */
export const serviceForm = (service: TripService): ServiceForm => ({
  supplierId: service.supplierId,
  what: service.what,
  fromDay: service.fromDay,
  days: service.days,
  units: service.units,
  unitCost: costAmount(service.currency, service.unitCost),
  currency: service.currency,
  note: service.note,
  dueDay: service.dueDay,
});

/** What the form says, for the API. The validated form has a name and a day. */
export const serviceFields = (form: ServiceForm): TripServiceChange & { readonly what: string } => ({
  what: form.what ?? '',
  ...(form.fromDay && { fromDay: form.fromDay }),
  days: form.days ?? 1,
  units: form.units ?? 1,
  unitCost: costUnits(form.currency, form.unitCost ?? 0),
  currency: form.currency,
  note: textOrNull(form.note),
  ...(form.dueDay && { dueDay: form.dueDay }),
});
