/** The kinds of records that are about people, as a client's page lists them (rules/clients 4). */
export const PERSONAL_KINDS = [
  'orders',
  'quotes',
  'registrations',
  'messages',
  'inquiries',
  'subscriptions',
  'comments',
  'reviews',
  'mails',
  'letters',
  'notes',
] as const;
export type PersonalKind = (typeof PERSONAL_KINDS)[number];
