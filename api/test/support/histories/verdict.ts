/** The result of a deed when there was nothing to do. */
export const NOTHING = 0;

/** The result of simultaneous calls: a server error if there was one, else the best response. */
export function verdict(statuses: readonly number[]): number {
  const worst = Math.max(NOTHING, ...statuses);
  return worst >= 500 || statuses.length === 0 ? worst : Math.min(...statuses);
}
