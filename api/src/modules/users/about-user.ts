import type { User } from './user.entity.js';

/** An account as the audit trail names it. */
export const aboutUser = ({ id, firstName, lastName }: User) => ({
  resource: 'users',
  recordId: id,
  label: `${firstName} ${lastName}`,
});
