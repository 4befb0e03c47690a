import { connect, Server, type AddressInfo, type Socket } from 'node:net';
import { setImmediate as nextRound } from 'node:timers/promises';

/** What Node keeps below a socket and has no public call for. */
interface Handle {
  listen(backlog: number): number;
  /** 0 when it is connected. */
  getpeername(out: object): number;
}

/** Linux lets one more wait than it is told. With 0 it takes each newcomer for an attack and writes so into its log. */
const SMALLEST_BACKLOG = 1;
const PLACES = SMALLEST_BACKLOG + 1;

/** Linux chooses the socket of each connection by chance: with so many tries a place is rarely left. */
const TRIES_PER_SOCKET = 9;
const TRIES_AT_ONCE_PER_SOCKET = 3;

/** Each attempt takes some milliseconds. */
const ATTEMPTS_MS = 2_000;

/**
 * Closes the listening sockets of a port and resets nobody who waits at them: a proxy does not send such a form again. A
 * look whether somebody waits does not help, since one may come between the look and the close. So the process fills all
 * places by connections of its own, and only then closes: those who come meanwhile are not connected, and once the sockets
 * are closed they hear that nobody listens and go to another process. What is left is a connection half made while the
 * places fill: beside a busy machine's other work and at 700 new connections a second, one in about 400 closings.
 * Where the places cannot be filled in time, the sockets are closed all the same.
 */
export async function closeListeners(servers: readonly Server[]): Promise<void> {
  const deadline = performance.now() + ATTEMPTS_MS;
  for (const server of servers) handleOf(server)?.listen(SMALLEST_BACKLOG);
  let isFull = false;
  while (!isFull && performance.now() < deadline) {
    // A round takes one connection from each socket: first come those who wait already, and the last attempt's own.
    for (let round = 0; round <= PLACES; round++) await nextRound();
    const own = await fillPlaces(servers);
    isFull = own.filter(isConnected).length === PLACES * servers.length;
    if (isFull) close(servers);
    for (const socket of own) socket.destroy();
  }
  if (!isFull) close(servers);
}

/** On the same machine a connection is made, or not, within the call. The event loop must not turn: it would take them. */
async function fillPlaces(servers: readonly Server[]): Promise<Socket[]> {
  const { address: host, port } = servers[0]!.address() as AddressInfo;
  const places = PLACES * servers.length;
  const own: Socket[] = [];
  const isDone = () => own.length >= TRIES_PER_SOCKET * servers.length || own.filter(isConnected).length === places;
  while (!isDone()) {
    for (let tries = 0; tries < TRIES_AT_ONCE_PER_SOCKET * servers.length; tries++) {
      own.push(connect({ host, port }).on('error', () => {}));
    }
    // They connect in the next tick, which is still in this round.
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
