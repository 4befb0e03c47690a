import { NOTHING } from '../steps.js';

/** What calls at the same moment came to: a failure of ours if there was one, else the best answer. */
export function verdict(statuses: readonly number[]): number {
  const worst = Math.max(NOTHING, ...statuses);
  return worst >= 500 || statuses.length === 0 ? worst : Math.min(...statuses);
}
