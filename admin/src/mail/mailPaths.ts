/** The outbox below /account. */
export const OUTBOX = '/outbox';
/** The emails that refer to a record, such as a booking number. */
export const mailsAbout = (reference: string): string =>
  `${OUTBOX}?${new URLSearchParams({ filter: JSON.stringify({ q: reference }) })}`;
export const mailPath = (id: string): string => `${OUTBOX}/${encodeURIComponent(id)}/show`;
