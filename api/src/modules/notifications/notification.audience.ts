import { canAccess, type Resource, type Role } from '@imisozi/core/access';

/** What each kind is about: it is for everyone who may open that in the dashboard. */
const SUBJECT_OF = {
  order: 'orders',
  participant: 'participants',
  payment: 'payments',
  comment: 'comments',
  review: 'reviews',
  contact: 'contact-messages',
  'air-ticket': 'air-ticket-inquiries',
  mail: 'outbox',
  // A record that cannot be read is put right by the people who look after failed jobs.
  unreadable: 'dead-jobs',
} as const satisfies Record<string, Resource>;

export type NotificationKind = keyof typeof SUBJECT_OF;

/** Whether someone with the role may know of such a notification; nobody may of a kind that does not exist. */
export function maySee(role: Role, kind: string): boolean {
  const subjects: Readonly<Record<string, Resource>> = SUBJECT_OF;
  return canAccess(role, { resource: subjects[kind] ?? '', action: 'show' });
}

/** The kinds that someone with the role may know of. */
export const kindsFor = (role: Role): string[] => Object.keys(SUBJECT_OF).filter((kind) => maySee(role, kind));
