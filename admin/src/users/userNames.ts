import type { User } from '../data/types';

export const fullName = ({ firstName, lastName }: User): string => `${firstName} ${lastName}`;

/** The path of a user's page. */
export const userPath = (user: User): string => `/users/view/${encodeURIComponent(fullName(user))}`;
