/** The path of a payment below /account. */
export const paymentPath = (id: string): string => `/payments/${encodeURIComponent(id)}/show`;
