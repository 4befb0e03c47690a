/** The order of every list, stable by id (contract 1). */
export const NEWEST_FIRST = { createdAt: 'DESC', id: 'DESC' } as const;
