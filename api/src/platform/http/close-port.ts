import { connect, Server, type AddressInfo, type Socket } from 'node:net';
import { setImmediate as nextIteration } from 'node:timers/promises';

/** The handle below a socket, for which Node has no public API. */
interface Handle {
  listen(backlog: number): number;
  /** 0 when it is connected. */
  getpeername(out: object): number;
}

/** Linux queues one connection more than the backlog says. With 0 it logs each new one as a SYN flood. */
const SMALLEST_BACKLOG = 1;
const SLOTS = SMALLEST_BACKLOG + 1;

/** Linux chooses the socket of each connection by a hash: with so many tries a slot rarely stays free. */
const TRIES_PER_SOCKET = 9;
const TRIES_AT_ONCE_PER_SOCKET = 3;

/** Each attempt takes some milliseconds. */
const ATTEMPTS_MS = 2_000;

/**
 * Closes the listening sockets of a port without resetting a connection in their backlogs: a proxy does not send a form
 * again after a reset. To check whether the backlogs are empty does not help, since a connection may come between the
 * check and the close. So the process fills all backlogs with connections of its own, and only then closes: clients that
 * come meanwhile are not connected, and once the sockets are closed they are refused and go to another process. What is
 * left is a handshake in progress while the backlogs fill: on a busy machine at 700 new connections a second, one in
 * about 400 closings. If the backlogs cannot be filled in time, the sockets are closed all the same.
 */
export async function closeListeners(servers: readonly Server[]): Promise<void> {
  const deadline = performance.now() + ATTEMPTS_MS;
  for (const server of servers) handleOf(server)?.listen(SMALLEST_BACKLOG);
  let isFull = false;
  while (!isFull && performance.now() < deadline) {
    // An iteration accepts one connection from each socket: first those that wait already, and ours of the last attempt.
    for (let count = 0; count <= SLOTS; count++) await nextIteration();
    const own = await fillBacklogs(servers);
    isFull = own.filter(isConnected).length === SLOTS * servers.length;
    if (isFull) close(servers);
    for (const socket of own) socket.destroy();
  }
  if (!isFull) close(servers);
}

/** On the same machine a connection is made, or not, within the call. The event loop must not run: it would accept them. */
async function fillBacklogs(servers: readonly Server[]): Promise<Socket[]> {
  const { address: host, port } = servers[0]!.address() as AddressInfo;
  const slots = SLOTS * servers.length;
  const own: Socket[] = [];
  const isDone = () => own.length >= TRIES_PER_SOCKET * servers.length || own.filter(isConnected).length === slots;
  while (!isDone()) {
    for (let tries = 0; tries < TRIES_AT_ONCE_PER_SOCKET * servers.length; tries++) {
      own.push(connect({ host, port }).on('error', () => {}));
    }
    // They connect in the next tick, which is still in this iteration.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    for (const socket of own) if (!isConnected(socket)) socket.destroy();
  }
  return own;
}

const isConnected = (socket: Socket) => handleOf(socket)?.getpeername({}) === 0;

function close(servers: readonly Server[]): void {
  // An HTTP server's own `close` also ends the connections that are idle.
  for (const server of servers) Server.prototype.close.call(server);
}

const handleOf = (socket: object) => (socket as { _handle?: Handle | null })._handle;
