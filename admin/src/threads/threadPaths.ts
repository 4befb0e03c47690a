/** The path of conversations below /account. */
export const THREADS = '/threads';

export const threadPath = (id: string): string => `${THREADS}/${encodeURIComponent(id)}/show`;

const filtered = (filter: object): string => `${THREADS}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

/** The list with all conversations with a mail address. */
export const threadsWith = (email: string): string => filtered({ email });

/** The list with the conversation about a booking. */
export const threadsAbout = (orderId: string): string => filtered({ orderId });
