import { defineEvent } from '../../common/domain-events/domain-event.js';
import type { User } from './user.entity.js';

/** An admin has created an account, which has no password yet. */
export interface UserCreated {
  readonly user: User;
}

export const USER_CREATED = defineEvent<UserCreated>('user.created');
