import type { Env } from '../../config/env.js';

type Addresses = Pick<Env, 'CORS_ORIGINS' | 'PUBLIC_URL'>;

/**
 * Whether a deployed client makes the call: a page of another allowed origin (rules/accounts 9). Such a client discards
 * its token only when the token itself expires, and its log-out does not work: a session that ended earlier, for lack
 * of calls, would lock its staff out until then.
 * @param origin the header `Origin` of the call
 */
export const isDeployedClient = (origin: string | undefined, { CORS_ORIGINS, PUBLIC_URL }: Addresses): boolean =>
  origin !== undefined && CORS_ORIGINS.includes(origin) && origin !== new URL(PUBLIC_URL).origin;
