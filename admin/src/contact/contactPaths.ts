/** The path of a contact message below /account. */
export const messagePath = (id: string): string => `/contact-messages/${encodeURIComponent(id)}/show`;
