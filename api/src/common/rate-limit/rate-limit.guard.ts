import { applyDecorators, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ErrorAnswer } from '../errors/error-answer.js';
import { withRouteConfig } from '../route-config.js';
import { clientNetwork } from './client-network.js';
import { limitKey, RateLimits, type Limit } from './rate-limits.js';
import { TooManyRequests } from './too-many-requests.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    limits?: readonly Limit[];
  }
}

/** Limits a route per caller's address, or per value of a body field such as the account's e-mail. */
export const RateLimit = (...limits: Limit[]) =>
  applyDecorators(
    withRouteConfig({ limits }),
    ApiTooManyRequestsResponse({
      description: 'Too many requests; `Retry-After` says when to try again.',
      type: ErrorAnswer,
    }),
  );

/** Counts by fields of the body; calls were counted by address before the body was read. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(private readonly limits: RateLimits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    await count(this.limits, request, ({ field }) => field !== undefined);
    return true;
  }
}

/**
 * Counts a call by the address it comes from.
 * @throws TooManyRequests for one too many
 */
export const countByAddress = (limits: RateLimits, request: FastifyRequest): Promise<void> =>
  count(limits, request, ({ field }) => field === undefined);

async function count(limits: RateLimits, request: FastifyRequest, applies: (limit: Limit) => boolean): Promise<void> {
  for (const limit of (request.routeOptions.config.limits ?? []).filter(applies)) {
    const wait = await limits.consume(limit, keyOf(limit, request));
    if (wait > 0) throw new TooManyRequests(wait);
  }
}

function keyOf(limit: Limit, request: FastifyRequest): string {
  const { field } = limit;
  const given = field ? (request.body as Record<string, unknown> | null)?.[field] : clientNetwork(request.ip);
  const value = typeof given === 'string' ? given.trim().toLowerCase() : '';
  return limitKey(value);
}
