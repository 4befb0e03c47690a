import { defineEvent } from '../../../platform/domain-events/domain-event.js';
import type { Actor } from '../../audit/actor.js';
import type { User } from '../../users/user.entity.js';

/** What happened to the second factor of an account. */
export type FactorChange =
  'factor-added' | 'factor-removed' | 'factors-reset' | 'recovery-codes-made' | 'recovery-code-used';

export interface FactorChanged {
  readonly user: User;
  readonly change: FactorChange;
  readonly actor: Actor;
}

export const FACTOR_CHANGED = defineEvent<FactorChanged>('factor.changed');
