import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.js';

/** Methods that have a name of their own in the metrics; a stranger can invent any number of others. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']);

/** Tells of the requests that were refused before anything looked at them. */
interface Door {
  onRefused: () => void;
}

/** Counts each request under the pattern of its route, and those that were not taken as `refused`. */
export function measureRequests(server: FastifyInstance, metrics: Metrics, door: Door): void {
  door.onRefused = () => metrics.countRequest('other', 'refused', 503, 0);
  server.addHook('onResponse', async (request, reply) => {
    const method = METHODS.has(request.method) ? request.method : 'other';
    metrics.countRequest(method, request.routeOptions.url ?? 'unknown', reply.statusCode, reply.elapsedTime / 1000);
  });
}
