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

/** The extension of the OpenAPI document that says that a call is limited. */
export const LIMITS_EXTENSION = 'x-limited';

/** Limits a route per caller's address, or per value of a body field such as the account's e-mail. */
export const RateLimit = (...limits: Limit[]) =>
  applyDecorators(withRouteConfig({ limits }), ApiExtension(LIMITS_EXTENSION, true));

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
 * Counts a call by the address it comes from. What bounds visitors does not bind staff, who may sell a hundred trips a day.
 * @param isStaff whether the call carries a token that is good
 * @throws TooManyRequests for one too many
 */
export const countByAddress = (limits: RateLimits, request: FastifyRequest, isStaff: boolean): Promise<void> =>
  count(limits, request, ({ field, everybody }) => field === undefined && (everybody === true || !isStaff));

async function count(limits: RateLimits, request: FastifyRequest, applies: (limit: Limit) => boolean): Promise<void> {
  for (const limit of (request.routeOptions.config.limits ?? []).filter(applies)) {
    const counted = limit.field ? textOf(request.body, limit.field) : clientNetwork(request.ip);
    // A body without the field is refused when it is read; one key for all of them would be everybody's limit.
    const wait = counted ? await limits.consume(limit, limitKey(counted)) : 0;
    if (wait > 0) throw new TooManyRequests(wait);
  }
}

function textOf(body: unknown, field: string): string {
  const given = (body as Record<string, unknown> | null | undefined)?.[field];
  return typeof given === 'string' ? given.trim().toLowerCase() : '';
}
