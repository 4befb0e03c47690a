import type { Env } from '../../config/env.js';

type Addresses = Pick<Env, 'CORS_ORIGINS' | 'PUBLIC_URL'>;

/**
 * Whether a page of a deployed client calls: one of another origin that is allowed to (rules/accounts 9). Such a client throws
 * its token away by the token's own end only, and its log-out does not work: a session that ends without calls would
 * lock its staff out until then.
 * @param origin the header `Origin` of the call
 */
export const isDeployedClient = (origin: string | undefined, { CORS_ORIGINS, PUBLIC_URL }: Addresses): boolean =>
  origin !== undefined && CORS_ORIGINS.includes(origin) && origin !== new URL(PUBLIC_URL).origin;
