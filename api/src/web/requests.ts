import type { FastifyInstance } from 'fastify';
import { withLogContext } from '../common/logging/log-context.js';

/** One log line for each request. The route's pattern is logged, not the address: that may hold an order's key. */
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

/** Tells the caller the id that the log knows the call by, and puts it on every line that is logged meanwhile. */
export function nameRequests(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header('X-Request-Id', request.id);
    withLogContext({ requestId: request.id }, done);
  });
  // What comes after a body was read is not part of what came before.
  server.addHook('preValidation', (request, _reply, done) => withLogContext({ requestId: request.id }, done));
}

/** How long requests under way may take once the process is asked to stop. */
const GRACE_MS = 10_000;
const LOOK_AGAIN_MS = 100;

/**
 * Ends connections as their answers are sent when the process is asked to stop; else it would wait a minute for
 * browsers that keep theirs open.
 */
export function endConnectionsOnClose(server: FastifyInstance): void {
  server.addHook('preClose', async () => {
    const looking = setInterval(() => server.server.closeIdleConnections(), LOOK_AGAIN_MS);
    const grace = setTimeout(() => server.server.closeAllConnections(), GRACE_MS);
    server.server.once('close', () => {
      clearInterval(looking);
      clearTimeout(grace);
    });
  });
}
