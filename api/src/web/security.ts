import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { RequestWithUser } from '../platform/auth/access.decorators.js';
import type { Env } from '../config/env.js';
import { forwardedAddresses } from '../platform/http/client-address.js';
import { SecurityTrail, type SecurityAction } from '../modules/audit/security-trail.js';

/**
 * A response of the API loads nothing. Pages have their own content security policy (`serve-site.ts`,
 * `serve-dashboard.ts`, `serve-docs.ts`).
 */
const NOTHING = ["'none'"];

/** Adds the security headers of every response, and reads the one cookie that there is (rules/accounts 10). */
export async function secure(app: NestFastifyApplication, env: Env): Promise<void> {
  await app.register(cookie as never);
  await app.register(helmet as never, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: NOTHING, frameAncestors: NOTHING, baseUri: NOTHING, formAction: NOTHING },
    },
    originAgentCluster: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-site' },
    // Only an operator who serves over TLS can promise to keep doing so.
    strictTransportSecurity: env.PUBLIC_URL.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: env.HSTS_SUBDOMAINS }
      : false,
  });
}

/** The audit action for a response that refuses somebody. */
const REFUSALS: Readonly<Record<number, SecurityAction>> = { 403: 'refused', 429: 'limited' };

/** Records every refusal in the audit trail: who, from where, and at which route. */
export function auditRefusals(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onResponse', async (request: RequestWithUser, reply) => {
    const action = REFUSALS[reply.statusCode];
    if (!action) return;
    const visitor = { user: request.currentUser ?? null, ip: request.ip, requestId: String(request.id) };
    app.get(SecurityTrail).record(action, visitor, `${request.method} ${request.routeOptions.url ?? 'unknown'}`);
  });
}

/** Removes ports from `X-Forwarded-For`, so that a client has one IP address, whatever its proxy writes. */
export function readForwardedAddresses(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ raw }) => {
    const forwarded = raw.headers['x-forwarded-for'];
    if (typeof forwarded !== 'string') return;
    raw.headers['x-forwarded-for'] = forwardedAddresses(forwarded).join(', ');
  });
}
