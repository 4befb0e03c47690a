/** The outbox below /account. */
export const OUTBOX = '/outbox';
/** The mails that name a record, such as the number of a booking. */
export const mailsAbout = (reference: string): string =>
  `${OUTBOX}?${new URLSearchParams({ filter: JSON.stringify({ q: reference }) })}`;
export const mailPath = (id: string): string => `${OUTBOX}/${encodeURIComponent(id)}/show`;
