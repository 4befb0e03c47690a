import { Catch, HttpStatus, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorAnswer } from '../../../common/errors/error-filter.js';
import { GatewayFailure } from './payment-gateway.js';

const UNAVAILABLE = HttpStatus.SERVICE_UNAVAILABLE;

/** Answers 503 with the sentence for the visitor; the general filter would hide it, as it does for every 5xx. */
@Catch(GatewayFailure)
export class GatewayFailureFilter implements ExceptionFilter<GatewayFailure> {
  private readonly logger = new Logger('Payments');

  catch({ message, sentence }: GatewayFailure, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const requestId = String(http.getRequest<FastifyRequest>().id);
    this.logger.warn(message);
    void http
      .getResponse<FastifyReply>()
      .status(UNAVAILABLE)
      .header('Cache-Control', 'no-store')
      .send({ ...errorAnswer({ statusCode: UNAVAILABLE }, requestId), error: sentence, message: sentence });
  }
}
