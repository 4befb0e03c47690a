import { canAccess, type Resource, type Role } from '@imisozi/core/access';

/** The subject of each kind: a notification is for everyone who may open that subject in the dashboard. */
const SUBJECT_OF = {
  order: 'orders',
  participant: 'participants',
  payment: 'payments',
  comment: 'comments',
  review: 'reviews',
  contact: 'contact-messages',
  'air-ticket': 'air-ticket-inquiries',
  quote: 'quotes',
  mail: 'outbox',
  operations: 'operations',
  // An unreadable record is handled by the staff who handle failed jobs.
  unreadable: 'dead-jobs',
} as const satisfies Record<string, Resource>;

export type NotificationKind = keyof typeof SUBJECT_OF;

/** Whether the role may see notifications of a kind; nobody may see an unknown kind. */
export function maySee(role: Role, kind: string): boolean {
  const subjects: Readonly<Record<string, Resource>> = SUBJECT_OF;
  return canAccess(role, { resource: subjects[kind] ?? '', action: 'show' });
}

/** The kinds that the role may see. */
export const kindsFor = (role: Role): string[] => Object.keys(SUBJECT_OF).filter((kind) => maySee(role, kind));
