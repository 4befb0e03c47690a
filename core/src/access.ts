/** Roles of staff (spec 6); a visitor has none. */
export const ROLES = ['admin', 'user'] as const;
export type Role = (typeof ROLES)[number];

/** What somebody wants to do, in react-admin's words: `list`, `show`, `create`, `edit`, `delete`, or a verb of ours. */
export interface AccessRequest {
  readonly resource: string;
  readonly action: string;
}

/** What staff with the role `user` may do; the role `admin` may do everything. */
const STAFF: Readonly<Record<string, readonly string[]>> = {
  'tour-bookings': ['list', 'show', 'export'],
  events: ['list', 'show', 'export', 'create'],
  'events/participant': ['list', 'show', 'export'],
  comments: ['list', 'show', 'export'],
  destinations: ['list', 'show', 'export', 'create'],
  tours: ['list', 'show', 'export', 'create'],
  payments: ['list', 'show', 'export', 'check'],
  publications: ['list', 'show', 'export', 'create'],
};

/** Whether a role may do something. The API decides for itself; this only hides what it would refuse. */
export function canAccess(role: Role | undefined, { resource, action }: AccessRequest): boolean {
  if (role === 'admin') return true;
  return role === 'user' && (STAFF[resource]?.includes(action) ?? false);
}
