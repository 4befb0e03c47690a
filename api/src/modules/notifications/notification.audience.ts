import type { Role } from '../users/user.entity.js';

/** Kinds about what admins alone may read (contract 2): the outbox. */
export const ADMIN_KINDS: readonly string[] = ['mail'];

/** Whether somebody with the role may know of such a notification. */
export const mayKnow = (role: Role, kind: string): boolean => role === 'admin' || !ADMIN_KINDS.includes(kind);
