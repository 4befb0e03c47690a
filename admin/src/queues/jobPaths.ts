/** The path of queues below /account. */
export const QUEUES = '/queues';
export const jobPath = (id: string): string => `${QUEUES}/${encodeURIComponent(id)}/show`;
