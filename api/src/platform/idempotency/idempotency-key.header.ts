import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { describedBy } from '../http/described-param.js';

const HEADER = 'idempotency-key';

/** Describes the header of a call that a client may repeat safely (rules/errors 7). */
export const ApiIdempotencyKey = () =>
  ApiHeader({ name: HEADER, required: false, description: 'A repeated call returns the first answer.' });

/** The `Idempotency-Key` of a call whose service stores its response itself. */
export const IdempotencyKey = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>().headers[HEADER],
  [describedBy(ApiIdempotencyKey())],
);
