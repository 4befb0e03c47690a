import type { User } from '../data/types';

export const fullName = ({ firstName, lastName }: User): string => `${firstName} ${lastName}`;

/** The address of the page that is named after a user. */
export const userPath = (user: User): string => `/users/view/${encodeURIComponent(fullName(user))}`;
