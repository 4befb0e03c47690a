/** The path of conversations below /account. */
export const THREADS = '/threads';

export const threadPath = (id: string): string => `${THREADS}/${encodeURIComponent(id)}/show`;

/** The list with all conversations with a mail address. */
export const threadsWith = (email: string): string =>
  `${THREADS}?${new URLSearchParams({ filter: JSON.stringify({ email }) })}`;
