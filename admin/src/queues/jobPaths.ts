/** The queues' addresses below /account. */
export const QUEUES = '/queues';
export const jobPath = (id: string): string => `${QUEUES}/${encodeURIComponent(id)}/show`;
