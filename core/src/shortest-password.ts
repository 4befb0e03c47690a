/** Characters of the shortest password (rules/accounts 5). */
export const SHORTEST_PASSWORD = 8;
