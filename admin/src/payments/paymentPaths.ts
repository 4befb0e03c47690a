/** The payments' addresses below /account. */
export const paymentPath = (id: string): string => `/payments/${encodeURIComponent(id)}/show`;
