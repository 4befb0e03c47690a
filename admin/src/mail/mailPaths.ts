/** The outbox below /account. */
export const OUTBOX = '/outbox';
export const mailPath = (id: string): string => `${OUTBOX}/${encodeURIComponent(id)}/show`;
