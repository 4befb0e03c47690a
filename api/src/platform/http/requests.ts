import type { FastifyInstance } from 'fastify';
import { withLogContext } from '../logging/log-context.js';

/** One log line per request. The route's pattern is logged, not the URL, which may contain an order's key. */
export function logRequests(server: FastifyInstance): void {
  server.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
  });
}

/** Sends the request id to the caller as `X-Request-Id`, and adds it to every log line of the request. */
export function tagRequests(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header('X-Request-Id', request.id);
    withLogContext({ requestId: request.id }, done);
  });
  // Once the body has been read, the async context of the first hook is lost.
  server.addHook('preValidation', (request, _reply, done) => withLogContext({ requestId: request.id }, done));
}

/** How long requests in progress may take once the process is asked to stop. */
export const GRACE_MS = 10_000;
const CHECK_EVERY_MS = 100;

/**
 * When the server closes, ends connections as soon as they are idle; else it would wait a minute for browsers that keep
 * theirs open.
 */
export function endConnectionsOnClose(server: FastifyInstance): void {
  server.addHook('preClose', async () => {
    const checking = setInterval(() => server.server.closeIdleConnections(), CHECK_EVERY_MS);
    const grace = setTimeout(() => server.server.closeAllConnections(), GRACE_MS);
    server.server.once('close', () => {
      clearInterval(checking);
      clearTimeout(grace);
    });
  });
}
