import type { FastifyReply } from 'fastify';

/** Adds request headers to the `Vary` header of a response. */
export function varyBy(reply: FastifyReply, ...names: readonly string[]): void {
  const before = String(reply.getHeader('Vary') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  void reply.header('Vary', [...before, ...names].join(', '));
}
