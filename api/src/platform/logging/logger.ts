import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';
import pretty from 'pino-pretty';
import type { Env } from '../../config/env.js';
import { logContext } from './log-context.js';

/** The log of the process, on standard output: JSON lines in production, else readable lines for a terminal. */
export function createLog(
  env: Pick<Env, 'LOG_LEVEL' | 'isProduction'>,
  output: NodeJS.WritableStream = process.stdout,
) {
  const log: Logger = pino(
    {
      level: env.LOG_LEVEL,
      base: undefined,
      // A child logger, such as a request's, adds its own fields.
      mixin: (_fields, _level, logger) => (logger === log ? logContext() : {}),
    },
    env.isProduction ? output : forPeople(output),
  );
  return log;
}

/** One pretty-printer per output: several applications in a process would each add listeners to the same stream. */
const readable = new WeakMap<NodeJS.WritableStream, pretty.PrettyStream>();

function forPeople(output: NodeJS.WritableStream): pretty.PrettyStream {
  const known = readable.get(output);
  if (known) return known;
  const stream = pretty({ destination: output, colorize: output === process.stdout && process.stdout.isTTY });
  readable.set(output, stream);
  return stream;
}

/** Makes Nest, and our own `new Logger('Jobs')`, write to that log. */
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
