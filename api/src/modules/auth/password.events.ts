import { defineEvent } from '../../platform/domain-events/domain-event.js';
import type { Actor } from '../audit/actor.js';
import type { User } from '../users/user.entity.js';
import type { PasswordToken } from './password-token.entity.js';

/** A link to set the password of an account was created. */
export interface PasswordLinkCreated {
  readonly user: User;
  readonly tokenId: string;
  readonly purpose: PasswordToken['purpose'];
}

export const PASSWORD_LINK_CREATED = defineEvent<PasswordLinkCreated>('password.linkCreated');

/** A password was set with a link. */
export interface PasswordSet {
  /** Before the change. */
  readonly user: User;
  readonly tokenId: string;
  readonly actor: Actor;
}

export const PASSWORD_SET = defineEvent<PasswordSet>('password.set');

/** The owner of an account has changed its password in the dashboard. */
export interface PasswordChanged {
  readonly user: User;
  readonly actor: Actor;
}

export const PASSWORD_CHANGED = defineEvent<PasswordChanged>('password.changed');
