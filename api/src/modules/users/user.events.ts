import { defineEvent } from '../../platform/domain-events/domain-event.js';
import type { Actor } from '../audit/actor.js';
import type { User } from './user.entity.js';

/** An admin has created, blocked or unblocked an account, or given it another role. */
export interface UserEvent {
  /** After the change. */
  readonly user: User;
  readonly actor: Actor;
}

/** What an account may do: its role and, with the role `agent`, whose login it is. */
export type LoginRole = Pick<User, 'role' | 'agentId'>;

/** The account is new, and has no password yet. */
export const USER_CREATED = defineEvent<UserEvent>('user.created');
export const USER_BLOCKED = defineEvent<UserEvent>('user.blocked');
/** The account has another role, and its sessions have ended. */
export interface UserRoleChanged extends UserEvent {
  readonly before: LoginRole;
}

export const USER_ROLE_CHANGED = defineEvent<UserRoleChanged>('user.role-changed');
export const USER_UNBLOCKED = defineEvent<UserEvent>('user.unblocked');
