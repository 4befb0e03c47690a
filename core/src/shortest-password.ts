/** Characters of the shortest password (contract 3). */
export const SHORTEST_PASSWORD = 8;
