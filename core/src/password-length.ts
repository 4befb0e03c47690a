/** Characters of the shortest password (rules/accounts 5). */
export const MIN_PASSWORD_LENGTH = 8;
