import type { FastifyInstance } from 'fastify';

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

/** Tells the caller the id that the log knows the call by. */
export function nameRequests(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    void reply.header('X-Request-Id', request.id);
  });
}
