import { DEFAULT_TERMS, type Terms } from '@imisozi/core/pricing/terms';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long seats are kept at first: for whoever pays now, and until somebody shows that the mail has arrived (trade 2). */
export const FIRST_HOLD_MS = 30 * MINUTE_MS;

/** When seats that wait for a payment come free: `holdHours` of the terms from now (trade 2). */
export const holdEnd = (terms: Pick<Terms, 'holdHours'> | null, now: Date): Date =>
  new Date(now.getTime() + (terms ?? DEFAULT_TERMS).holdHours * HOUR_MS);
