import type { FastifyInstance } from 'fastify';

/**
 * What the framework would read otherwise than the contract has it: text that is neither JSON nor a form is content
 * that no call takes (415, contract 1); and a call without a body is no broken JSON, though some clients say of all
 * their calls that they carry JSON, of a DELETE too (spec 7: payload none).
 */
export function readBodies(server: FastifyInstance): void {
  server.removeContentTypeParser('text/plain');
  server.addHook('onRequest', async ({ headers }) => {
    const isEmpty = headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
    if (isEmpty && /^application\/json\b/i.test(headers['content-type'] ?? '')) delete headers['content-type'];
  });
}
