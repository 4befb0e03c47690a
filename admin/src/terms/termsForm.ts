import type { TourTerms } from '../data/types';

/** The form values of terms. An emptied input has null. */
export interface TermsForm {
  readonly depositPercent: number | null;
  readonly balanceDaysBefore: number | null;
  readonly holdHours: number | null;
  readonly cancellation: { readonly daysBefore: number | null; readonly chargePercent: number | null }[];
  readonly bankDetails: { readonly name: string | null; readonly value: string | null }[];
}

export const termsToForm = (terms: TourTerms | null): TermsForm => ({
  depositPercent: terms?.depositPercent ?? null,
  balanceDaysBefore: terms?.balanceDaysBefore ?? null,
  holdHours: terms?.holdHours ?? null,
  cancellation: (terms?.cancellation ?? []).map(({ daysBefore, chargePercent }) => ({ daysBefore, chargePercent })),
  bankDetails: (terms?.bankDetails ?? []).map(({ name, value }) => ({ name, value })),
});

/** Terms for the API. Empty values are left out, so the company's terms, or the defaults, apply. */
export function formToTerms({ cancellation, bankDetails, ...numbers }: TermsForm): TourTerms {
  const given = Object.entries(numbers).filter(([, value]) => value !== null && value !== undefined);
  return {
    ...(Object.fromEntries(given) as TourTerms),
    ...(cancellation?.length > 0 && { cancellation: earliestFirst(cancellation) }),
    ...(bankDetails?.length > 0 && { bankDetails: linesOf(bankDetails) }),
  };
}

type Step = TermsForm['cancellation'][number];

/** The steps in the order of the API, from the earliest to the one closest to travel. */
export const earliestFirst = (steps: readonly Step[]) =>
  steps
    .map(({ daysBefore, chargePercent }) => ({ daysBefore: daysBefore ?? 0, chargePercent: chargePercent ?? 0 }))
    .sort((one, other) => other.daysBefore - one.daysBefore);

/** The lines of an account for transfers; empty ones are left out. */
export const linesOf = (details: TermsForm['bankDetails']) =>
  details
    .map(({ name, value }) => ({ name: name ?? '', value: value ?? '' }))
    .filter(({ name, value }) => name || value);
