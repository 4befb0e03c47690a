/** The order of every list, stable by id (rules/api 7). */
export const NEWEST_FIRST = { createdAt: 'DESC', id: 'DESC' } as const;
