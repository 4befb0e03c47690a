import { setImmediate as nextIteration, setTimeout as wait } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { traceOf } from '../platform/logging/failure.js';
import type { Env } from '../config/env.js';
import { ShutdownState } from '../platform/http/shutdown-state.js';
import type { Connections } from '../platform/http/connections.js';
import { closePort } from '../platform/http/port.js';
import { GRACE_MS } from '../platform/http/requests.js';

/** A client with an open connection may have sent a request that has not arrived yet. */
const QUIET_MS = 500;
const LOOK_AGAIN_MS = 20;
/**
 * Node waits at exit for its compiler threads, and one that waits for a garbage collection waits for ever
 * (nodejs/node#54918): a process once hung here. During this idle time they finish.
 */
const COMPILERS_MS = 50;

/** Once the process is asked to stop, each response has `Connection: close`. */
export function endConnectionsWhenStopping(app: NestFastifyApplication): void {
  const stopping = app.get(ShutdownState);
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onSend', async (_request, reply) => {
    if (stopping.isAsked) void reply.header('Connection', 'close');
  });
}

/**
 * Stops the process on a signal, in an order that loses no request: it reports not ready, waits until load balancers
 * have noticed (`SHUTDOWN_DELAY`, only for SIGTERM), accepts no more connections, completes the requests in progress,
 * and only then closes. A second signal ends it at once.
 */
export function shutDownOnSignals(app: NestFastifyApplication, connections: Connections, env: Env): void {
  const stop = async (delayMs: number) => {
    app.get(ShutdownState).begin();
    await wait(delayMs);
    // The server's own `close` would also end idle connections, on which a request may be on its way.
    await closePort(app.getHttpServer());
    await untilQuiet(connections);
    await app.close();
    await wait(COMPILERS_MS);
  };
  let isStopping = false;
  const asked = (delayMs: number) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    stop(delayMs).then(
      () => process.exit(0),
      (error: unknown) => {
        new Logger('Stop').error(traceOf(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => asked(env.SHUTDOWN_DELAY * 1_000));
  process.on('SIGINT', () => asked(0));
}

async function untilQuiet(connections: Connections): Promise<void> {
  const deadline = performance.now() + GRACE_MS;
  const isQuiet = () => connections.inFlight === 0 && performance.now() - connections.lastRequest > QUIET_MS;
  while (!isQuiet() && performance.now() < deadline) {
    await wait(LOOK_AGAIN_MS);
    // On a busy machine a request may have arrived while this process did not run: this iteration reads it.
    await nextIteration();
  }
}
