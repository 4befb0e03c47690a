import { rolesFor } from './access.ts';

/** Longest name that an owner gives an authenticator app. */
export const MAX_FACTOR_NAME = 80;

/** Longest code that is read: six digits of an app, or a recovery code with its dashes and spaces. */
export const MAX_FACTOR_CODE = 40;

/** Admins and whoever sees money: of these the office can require a second factor (rules/accounts 11). */
export const SECOND_FACTOR_ROLES = rolesFor('ledger', 'list');
