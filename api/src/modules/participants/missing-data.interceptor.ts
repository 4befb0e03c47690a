import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { catchError, throwError, type Observable } from 'rxjs';
import { Refused, isRefused } from '../../platform/errors/refused.js';

/** Deployed clients show this one sentence for any registration that is not valid (rules/forms 5). */
const MISSING_DATA = 'Missing data';

/** Puts the sentence that deployed clients show before whatever is wrong with the body; the list of failures stays. */
@Injectable()
export class MissingDataInterceptor implements NestInterceptor {
  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next
      .handle()
      .pipe(
        catchError((error: unknown) =>
          throwError(() => (isRefused(error, 400) ? new Refused(error.refusals, MISSING_DATA) : error)),
        ),
      );
  }
}
