import { applyDecorators, Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ErrorAnswer } from '../errors/error-answer.js';
import { clientNetwork } from './client-network.js';
import { limitKey, RateLimits, type Limit } from './rate-limits.js';
import { TooManyRequests } from './too-many-requests.js';

const LIMITS = 'rate-limits';

/** Limits a route per caller's address, or per value of a body field such as the account's e-mail. */
export const RateLimit = (...limits: Limit[]) =>
  applyDecorators(
    SetMetadata(LIMITS, limits),
    ApiTooManyRequestsResponse({ description: 'Too many requests; `Retry-After` says when.', type: ErrorAnswer }),
  );

@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limits = this.reflector.get<Limit[] | undefined>(LIMITS, context.getHandler()) ?? [];
    for (const limit of limits) {
      const http = context.switchToHttp();
      const wait = await this.limits.take(limit, keyOf(limit, http.getRequest<FastifyRequest>()));
      if (wait > 0) throw new TooManyRequests(wait);
    }
    return true;
  }
}

function keyOf(limit: Limit, request: FastifyRequest): string {
  const { field } = limit;
  const given = field ? (request.body as Record<string, unknown> | null)?.[field] : clientNetwork(request.ip);
  const value = typeof given === 'string' ? given.trim().toLowerCase() : '';
  return limitKey(value);
}
