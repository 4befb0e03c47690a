import type { FastifyInstance } from 'fastify';
import { proxyHeaders } from '../platform/http/proxy-headers.js';
import type { Env } from '../config/env.js';

/**
 * Warns once of a proxy in front that `TRUST_PROXY` does not count: every visitor then has the address of the proxy, and
 * all of them share one rate limit.
 */
export function noticeUnknownProxy(server: FastifyInstance, env: Env): void {
  if (!env.isProduction || env.TRUST_PROXY > 0) return;
  let isLogged = false;
  server.addHook('onRequest', async ({ headers, log }) => {
    if (isLogged) return;
    const found = proxyHeaders(headers);
    if (found.length === 0) return;
    isLogged = true;
    log.warn(
      `A request carries ${found.join(', ')}, but TRUST_PROXY is 0: all visitors behind that proxy count as one. If the proxy is yours, set TRUST_PROXY to the number of proxies in front, and let each add to X-Forwarded-For.`,
    );
  });
}
