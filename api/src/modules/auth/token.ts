import type { IncomingHttpHeaders } from 'node:http';

/** What a token says (contract 1). `version` ends tokens early; clients read the rest. */
export interface Claims {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: string;
  readonly version: number;
}

/** Who issues tokens, and for whom: what another program signs with the same secret opens nothing here. */
export const TOKEN_ISSUER = 'imisozi-api';
export const TOKEN_AUDIENCE = 'imisozi-staff';

export const TOKEN_ALGORITHM = 'HS256' as const;

const NOBODY = new Set(['', 'null', 'undefined']);

/**
 * The token that a request carries: in the header `token`, else as `Authorization: Bearer`. Deployed clients send
 * `token: null` and the like when nobody is logged in (contract 1).
 */
export function tokenOf(headers: IncomingHttpHeaders): string | null {
  const own = headers.token;
  const bearer = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
  const token = typeof own === 'string' && !NOBODY.has(own.trim()) ? own : bearer;
  return token && !NOBODY.has(token.trim()) ? token.trim() : null;
}
