import type { TourService, TourServiceChange } from '../../data/types';
import { textOrNull } from '../../forms/textOrNull';

/** A service of a tour as the form has it; null where nothing is typed. */
export interface TourServiceForm {
  readonly supplierId: string | null;
  readonly day: number | null;
  readonly what: string | null;
  readonly days: number | null;
  readonly peoplePerUnit: number | null;
  readonly note: string | null;
}

/** The form of a service of a tour. */
export const tourServiceForm = ({
  supplierId,
  day,
  what,
  days,
  peoplePerUnit,
  note,
}: TourService): TourServiceForm => ({
  ...{ supplierId, day, what, days, peoplePerUnit, note },
});

/** What the form says, for the API. The validated form has a day and a name. */
export const tourServiceFields = (
  form: TourServiceForm,
): TourServiceChange & { readonly day: number; readonly what: string } => ({
  day: form.day ?? 1,
  what: form.what ?? '',
  days: form.days ?? 1,
  peoplePerUnit: form.peoplePerUnit ?? null,
  note: textOrNull(form.note),
});
