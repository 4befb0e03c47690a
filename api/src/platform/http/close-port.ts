import { connect, Server, type AddressInfo, type Socket } from 'node:net';
import { setImmediate as nextIteration } from 'node:timers/promises';

/** The handle below a socket, for which Node has no public API. */
interface Handle {
  listen(backlog: number): number;
  /** Returns 0 when the socket is connected. */
  getpeername(out: object): number;
}

/** Linux queues one more connection than the backlog says. With 0 it logs each new one as a SYN flood. */
const SMALLEST_BACKLOG = 1;
const SLOTS = SMALLEST_BACKLOG + 1;

/** Linux chooses the socket of each connection by a hash: with this many attempts a slot rarely stays free. */
const TRIES_PER_SOCKET = 9;
const TRIES_AT_ONCE_PER_SOCKET = 3;

/** Each attempt takes some milliseconds. */
const ATTEMPTS_MS = 2_000;

/**
 * Closes the listening sockets of a port without resetting connections in their backlogs: a proxy does not resend a
 * form after a reset. Checking whether the backlogs are empty does not help, since a connection may arrive between the
 * check and the close. So the process fills all backlogs with connections of its own, and only then closes: clients
 * that arrive meanwhile are not connected, and once the sockets are closed they are refused and go to another process.
 * A handshake in progress while the backlogs fill can still be reset: on a busy machine with 700 new connections a
 * second, this happens in about one of 400 closings. If the backlogs cannot be filled in time, the sockets are closed
 * all the same.
 */
export async function closeListeners(servers: readonly Server[]): Promise<void> {
  const deadline = performance.now() + ATTEMPTS_MS;
  for (const server of servers) handleOf(server)?.listen(SMALLEST_BACKLOG);
  let isFull = false;
  while (!isFull && performance.now() < deadline) {
    // Each iteration accepts one connection per socket: first the waiting ones, then ours from the last attempt.
    for (let count = 0; count <= SLOTS; count++) await nextIteration();
    const own = await fillBacklogs(servers);
    isFull = own.filter(isConnected).length === SLOTS * servers.length;
    if (isFull) close(servers);
    for (const socket of own) socket.destroy();
  }
  if (!isFull) close(servers);
}

/**
 * Connecting on the same machine succeeds or fails within the call. The event loop must not run meanwhile: it would
 * accept the connections.
 */
async function fillBacklogs(servers: readonly Server[]): Promise<Socket[]> {
  const { address: host, port } = servers[0]!.address() as AddressInfo;
  const slots = SLOTS * servers.length;
  const own: Socket[] = [];
  const isDone = () => own.length >= TRIES_PER_SOCKET * servers.length || own.filter(isConnected).length === slots;
  while (!isDone()) {
    for (let tries = 0; tries < TRIES_AT_ONCE_PER_SOCKET * servers.length; tries++) {
      own.push(connect({ host, port }).on('error', () => {}));
    }
    // Sockets connect in the next tick, which still belongs to this iteration.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    for (const socket of own) if (!isConnected(socket)) socket.destroy();
  }
  return own;
}

const isConnected = (socket: Socket) => handleOf(socket)?.getpeername({}) === 0;

function close(servers: readonly Server[]): void {
  // An HTTP server's own `close` would also close idle connections.
  for (const server of servers) Server.prototype.close.call(server);
}

const handleOf = (socket: object) => (socket as { _handle?: Handle | null })._handle;
