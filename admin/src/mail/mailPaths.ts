/** The path of the outbox below /account. */
export const OUTBOX = '/outbox';
/** The path of the emails about a record, found by a reference such as a booking number. */
export const mailsAbout = (reference: string): string =>
  `${OUTBOX}?${new URLSearchParams({ filter: JSON.stringify({ q: reference }) })}`;
export const mailPath = (id: string): string => `${OUTBOX}/${encodeURIComponent(id)}/show`;
