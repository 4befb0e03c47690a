/** The path of bank statements below /account. */
export const STATEMENTS = '/statements';

/** The page of one with its rows. */
export const statementPath = (id: string): string => `${STATEMENTS}/${encodeURIComponent(id)}/rows`;
