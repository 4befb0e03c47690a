import type { Role } from '@imisozi/core/access';

/** Kinds about what admins alone find in the dashboard (spec 2, contract 2): the outbox, messages and inquiries. */
export const ADMIN_KINDS: readonly string[] = ['mail', 'contact', 'air-ticket', 'unreadable'];

/** Whether somebody with the role may know of such a notification. */
export const mayKnow = (role: Role, kind: string): boolean => role === 'admin' || !ADMIN_KINDS.includes(kind);
