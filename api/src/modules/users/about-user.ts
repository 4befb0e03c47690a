import type { User } from './user.entity.js';

/** The fields by which the audit trail identifies an account. */
export const aboutUser = ({ id, firstName, lastName }: Pick<User, 'id' | 'firstName' | 'lastName'>) => ({
  resource: 'users',
  recordId: id,
  label: `${firstName} ${lastName}`,
});
