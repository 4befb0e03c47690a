import type { User } from '../data/types';

export const ROLES: readonly User['role'][] = ['admin', 'user'];
