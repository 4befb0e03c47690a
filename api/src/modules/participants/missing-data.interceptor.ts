import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { catchError, throwError, type Observable } from 'rxjs';
import { Refused, isRefused } from '../../platform/errors/refused.js';

/** Deployed clients show this single sentence for any invalid registration (rules/forms 5). */
const MISSING_DATA = 'Missing data';

/** Gives a 400 response the message that deployed clients show; the list of refusals stays. */
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
