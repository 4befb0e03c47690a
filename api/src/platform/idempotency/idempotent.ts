import { applyDecorators, Injectable, Logger, UseInterceptors } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { Transactions } from '../database/transactions.js';
import type { RequestWithUser } from '../auth/access.decorators.js';
import { failureOf } from '../logging/failure.js';
import { ApiIdempotencyKey } from './idempotency-key.header.js';
import { Idempotency } from './idempotency.js';

/**
 * Makes a whole call idempotent by its `Idempotency-Key`, for writes without a transaction that could store their
 * response: it is stored right after them. If the process dies in between, the call can be repeated, so calls that must
 * never run twice (orders, money) store their response themselves.
 */
@Injectable()
export class IdempotentCalls implements NestInterceptor {
  private readonly logger = new Logger('Idempotency');

  constructor(
    private readonly idempotency: Idempotency,
    private readonly transactions: Transactions,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { headers, method, url, body, currentUser } = context.switchToHttp().getRequest<RequestWithUser>();
    const sent = headers['idempotency-key'];
    const key = Array.isArray(sent) ? sent[0] : sent;
    if (!key) return next.handle();
    // A key of another client must not replay its response.
    const route = `${currentUser?.id ?? 'public'} ${method} ${url}`;
    return from(
      this.idempotency.once({ route, key, body: body ?? null }, async (remember) => {
        const answer: unknown = await lastValueFrom(next.handle());
        try {
          await this.transactions.run((tx) => Promise.resolve(remember(tx, answer)));
        } catch (error) {
          // The call itself has succeeded.
          this.logger.warn(`Could not keep an answer: ${failureOf(error)}`);
        }
        return answer;
      }),
    );
  }
}

/** A write that a client may repeat safely with the same `Idempotency-Key` (rules/errors 7). */
export const Idempotent = () => applyDecorators(ApiIdempotencyKey(), UseInterceptors(IdempotentCalls));
