import { once } from 'node:events';
import { connect, createServer, Server, type AddressInfo } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Env } from '../../config/env.js';
import { closeListeners } from './close-port.js';

/**
 * A listening socket accepts one connection per iteration of the event loop, however many wait, and a busy iteration
 * takes tens of milliseconds: under heavy load, new connections and health checks waited for seconds. So the port has
 * several sockets.
 */
const SOCKETS = 8;

/** On the same machine the operating system itself responds. */
const CONNECT_TIMEOUT_MS = 2_000;

/** The additional sockets of a web server's port. */
const others = new WeakMap<Server, Server[]>();

/**
 * Listens at `HOST` and `PORT`; with several sockets where the system can share a port among them.
 * @throws Error with the code `EADDRINUSE` when another program listens there
 */
export async function openPort(app: NestFastifyApplication, { HOST: host, PORT: port }: Env): Promise<void> {
  const reusePort = await canReusePort(host);
  // With SO_REUSEPORT listening never fails: a second instance would start unnoticed. So this connects as a client. It
  // does not try to listen: a proxy sends requests as soon as anything listens, and they would be lost when that socket
  // is closed.
  if (reusePort && (await isTaken(port, host))) {
    throw Object.assign(new Error(`listen EADDRINUSE: address already in use ${host}:${port}`), {
      code: 'EADDRINUSE',
      syscall: 'listen',
      address: host,
      port,
    });
  }
  await app.listen({ port, host, ...(reusePort && { reusePort }) } as { port: number; host: string });
  if (!reusePort) return;
  const web = app.getHttpServer() as Server;
  const shared = { host, port: (web.address() as AddressInfo).port, reusePort };
  const handOver = (socket: unknown) => web.emit('connection', socket);
  const more = Array.from({ length: SOCKETS - 1 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, handOver),
  );
  others.set(web, more);
  web.once('close', () => more.forEach((server) => server.close()));
  await Promise.all(more.map((server) => listening(server, shared)));
}

/** Accepts no more connections. Open ones stay, even idle ones: a request may be on its way. */
export async function closePort(web: Server): Promise<void> {
  const more = others.get(web);
  if (more) await closeListeners([web, ...more]);
  else Server.prototype.close.call(web);
}

async function isTaken(port: number, host: string): Promise<boolean> {
  const client = connect({ port, host });
  try {
    await once(client, 'connect', { signal: AbortSignal.timeout(CONNECT_TIMEOUT_MS) });
    return true;
  } catch (error) {
    // A program with a full backlog does not respond.
    return (error as Error).name === 'AbortError';
  } finally {
    client.destroy();
  }
}

async function canReusePort(host: string): Promise<boolean> {
  try {
    await close(await listening(new Server(), { port: 0, host, reusePort: true }));
    return true;
  } catch {
    return false;
  }
}

function listening(server: Server, where: { port: number; host: string; reusePort?: boolean }): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(where, () => resolve(server.off('error', reject)));
  });
}

const close = (server: Server) => new Promise((resolve) => server.close(resolve));
