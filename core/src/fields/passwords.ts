/** The minimum number of characters of a new password (rules/accounts 5). */
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 200;
