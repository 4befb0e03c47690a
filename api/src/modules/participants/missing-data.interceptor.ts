import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { catchError, throwError, type Observable } from 'rxjs';
import { InvalidBody } from '../../platform/errors/invalid-body.js';

/** Deployed clients show this one sentence for any registration that is not valid (contract 3). */
const MISSING_DATA = 'Missing data';

/** Puts the contract's sentence before whatever is wrong with the body; the list of failures stays. */
@Injectable()
export class MissingDataInterceptor implements NestInterceptor {
  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next
      .handle()
      .pipe(
        catchError((error: unknown) =>
          throwError(() => (error instanceof InvalidBody ? new InvalidBody(error.sentences, MISSING_DATA) : error)),
        ),
      );
  }
}
