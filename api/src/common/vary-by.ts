import type { FastifyReply } from 'fastify';

/** Names more headers of the request by which the answer differs, beside those already named. */
export function varyBy(reply: FastifyReply, ...names: readonly string[]): void {
  const before = String(reply.getHeader('Vary') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  void reply.header('Vary', [...before, ...names].join(', '));
}
