import type { FastifyInstance } from 'fastify';
import type { Env } from '../config/env.js';

/**
 * Says once when a proxy stands in front that the settings do not know of: every visitor then has the address of the
 * proxy, and all of them share one limit.
 */
export function noticeUnknownProxy(server: FastifyInstance, env: Env): void {
  if (!env.isProduction || env.TRUST_PROXY > 0) return;
  let isSaid = false;
  server.addHook('onRequest', async ({ headers, log }) => {
    if (isSaid || headers['x-forwarded-for'] === undefined) return;
    isSaid = true;
    log.warn(
      'A request carries X-Forwarded-For, but TRUST_PROXY is 0: all visitors behind that proxy count as one. Set TRUST_PROXY to the number of proxies in front.',
    );
  });
}
