import { refusal } from '../errors/refused.js';
import type { CurrentUser } from './access.decorators.js';

/** Minutes for which a password that was entered counts for sensitive calls. */
export const CONFIRMED_MINUTES = 10;

/**
 * For sensitive calls (rules/accounts 13). A deployed client cannot ask for the password, so its sessions are not asked.
 * @throws Refused unless the password was entered within the last minutes
 */
export function refuseUnconfirmed({ session: { confirmedAt, isOfDeployedClient } }: CurrentUser): void {
  const isRecent = confirmedAt.getTime() > Date.now() - CONFIRMED_MINUTES * 60_000;
  if (!isRecent && !isOfDeployedClient) throw refusal('confirm-first');
}
