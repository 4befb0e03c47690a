import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.js';

/** Methods that have their own label in the metrics; an attacker can invent any number of others. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']);

/** Reports requests that were refused before they reached the framework. */
interface Refusals {
  onRefused: () => void;
}

/** Counts each request under the pattern of its route, and refused ones as `refused`. */
export function measureRequests(server: FastifyInstance, metrics: Metrics, refusals: Refusals): void {
  refusals.onRefused = () => metrics.countRequest('other', 'refused', 503, 0);
  server.addHook('onResponse', async (request, reply) => {
    const method = METHODS.has(request.method) ? request.method : 'other';
    metrics.countRequest(method, request.routeOptions.url ?? 'unknown', reply.statusCode, reply.elapsedTime / 1000);
  });
}
