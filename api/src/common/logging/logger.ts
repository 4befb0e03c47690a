import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';
import type { Env } from '../../config/env.js';

/** The one log of the process: JSON lines on standard output. */
export const createLog = (env: Env): Logger => pino({ level: env.LOG_LEVEL, base: undefined });

/** Lets Nest, and our own `new Logger('Jobs')`, write to that log. */
export function nestLog(log: Logger): LoggerService {
  const writer =
    (level: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace') =>
    (message: unknown, ...rest: unknown[]): void => {
      const context = rest.at(-1);
      log[level]({ context: typeof context === 'string' ? context : undefined }, String(message));
    };
  return {
    fatal: writer('fatal'),
    error: writer('error'),
    warn: writer('warn'),
    log: writer('debug'),
    debug: writer('debug'),
    verbose: writer('trace'),
  };
}
