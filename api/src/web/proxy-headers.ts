import type { FastifyInstance } from 'fastify';
import { proxyHeaders } from '../platform/http/proxy-headers.js';
import type { Env } from '../config/env.js';

/**
 * Warns once if a proxy in front is not counted in `TRUST_PROXY`: then all visitors have the IP address of the proxy,
 * and share one rate limit.
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
