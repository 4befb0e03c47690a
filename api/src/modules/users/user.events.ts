import { defineEvent } from '../../common/domain-events/domain-event.js';
import type { Actor } from '../audit/actor.js';
import type { User } from './user.entity.js';

/** What an admin has done with an account. */
export interface AboutUser {
  /** As it is now. */
  readonly user: User;
  readonly actor: Actor;
}

/** The account is new, and has no password yet. */
export const USER_CREATED = defineEvent<AboutUser>('user.created');
export const USER_BLOCKED = defineEvent<AboutUser>('user.blocked');
export const USER_UNBLOCKED = defineEvent<AboutUser>('user.unblocked');
