/** On tests that are alike on every database, between others of their file that are not: one database is enough for them. */
export const ANY_DATABASE = '@any-database';
