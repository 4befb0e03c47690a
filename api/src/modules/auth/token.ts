import { createSecretKey, type KeyObject } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Env } from '../../config/env.js';

/** The claims of a token (rules/accounts 3). `version` revokes tokens; clients read the rest. */
export interface Claims {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: string;
  readonly version: number;
}

/** Issuer and audience: tokens that another program signs with the same secret are not accepted. */
export const TOKEN_ISSUER = 'imisozi-api';
export const TOKEN_AUDIENCE = 'imisozi-staff';

export const TOKEN_ALGORITHM = 'HS256' as const;

/** The secret as a key object: given a string, the library tries for every token whether it is a public key. */
export const tokenKey = ({ JWT_SECRET }: Env): KeyObject => createSecretKey(JWT_SECRET, 'utf8');

const NO_TOKEN = new Set(['', 'null', 'undefined']);

/**
 * The token of a request: in the header `token`, else as `Authorization: Bearer`. Deployed clients send `token: null`
 * and the like when nobody is logged in (rules/api 4).
 */
export function tokenOf(headers: IncomingHttpHeaders): string | null {
  const own = headers.token;
  const bearer = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
  const token = typeof own === 'string' && !NO_TOKEN.has(own.trim()) ? own : bearer;
  return token && !NO_TOKEN.has(token.trim()) ? token.trim() : null;
}
