/** The queues' addresses below /account. */
export const jobPath = (id: string): string => `/queues/${encodeURIComponent(id)}/show`;
