import helmet from '@fastify/helmet';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Env } from '../config/env.js';

/** What an answer of the API may load: nothing. Pages bring a policy of their own (`site.ts`, `dashboard.ts`, `docs.ts`). */
const NOTHING = ["'none'"];

/** Headers that every answer carries. */
export async function secure(app: NestFastifyApplication, env: Env): Promise<void> {
  await app.register(helmet as never, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: NOTHING, frameAncestors: NOTHING, baseUri: NOTHING, formAction: NOTHING },
    },
    originAgentCluster: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-site' },
    // Only an operator who serves over TLS can promise to keep doing so.
    strictTransportSecurity: env.PUBLIC_URL.startsWith('https:') ? { maxAge: 31_536_000 } : false,
  });
}
