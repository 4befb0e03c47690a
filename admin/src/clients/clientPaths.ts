/** The path of clients below /account. */
export const CLIENTS = '/clients';

export const clientPath = (id: string): string => `${CLIENTS}/${encodeURIComponent(id)}/show`;

/** The path of the list with the client of a mail address. */
export const clientsWith = (email: string): string =>
  `${CLIENTS}?${new URLSearchParams({ filter: JSON.stringify({ q: email }) })}`;
