import { applyDecorators, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { withRouteConfig } from '../http/route-config.js';
import { clientNetwork } from './client-network.js';
import { limitKey, RateLimits, type Limit } from './rate-limits.js';
import { TooManyRequests } from './too-many-requests.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    limits?: readonly Limit[];
  }
}

/** The OpenAPI extension that says that a call is limited. */
export const LIMITS_EXTENSION = 'x-limited';

/** Limits a route per IP address, or per value of a body field such as the account's e-mail. */
export const RateLimit = (...limits: Limit[]) =>
  applyDecorators(withRouteConfig({ limits }), ApiExtension(LIMITS_EXTENSION, true));

/** Counts by body fields; calls were counted by IP address before the body was read. */
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
 * Counts a call by its IP address. Limits for visitors do not apply to staff, who may sell a hundred trips a day.
 * @param isStaff whether the call carries a valid token
 * @throws TooManyRequests above the limit
 */
export const countByAddress = (limits: RateLimits, request: FastifyRequest, isStaff: boolean): Promise<void> =>
  count(limits, request, ({ field, everybody }) => field === undefined && (everybody === true || !isStaff));

async function count(limits: RateLimits, request: FastifyRequest, applies: (limit: Limit) => boolean): Promise<void> {
  for (const limit of (request.routeOptions.config.limits ?? []).filter(applies)) {
    const counted = limit.field ? textOf(request.body, limit.field) : clientNetwork(request.ip);
    // Validation refuses a body without the field later; a shared key for all of them would limit everybody together.
    const wait = counted ? await limits.consume(limit, limitKey(counted)) : 0;
    if (wait > 0) throw new TooManyRequests(wait);
  }
}

function textOf(body: unknown, field: string): string {
  const given = (body as Record<string, unknown> | null | undefined)?.[field];
  return typeof given === 'string' ? given.trim().toLowerCase() : '';
}
