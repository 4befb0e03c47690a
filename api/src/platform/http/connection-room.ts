import type { Socket } from 'node:net';
import { addressBlock } from '../limits/client-network.js';
import type { ServerLimits } from './server-limits.js';

/** The open connections of one network. */
interface Network {
  readonly key: string;
  open: number;
  /** Connections without a request in progress, the longest idle one first. */
  readonly idle: Set<Socket>;
}

/** Whether a connection is served, gets a 503 because there are too many, or is closed at once. */
export type Place = 'served' | 'excess' | 'none';

type Limits = Pick<ServerLimits, 'connections' | 'networkConnections'>;

/**
 * Counts open connections, in total and per network. If there are too many, the longest idle one is closed for a new
 * one: a client that sends its request at once is served, however many others never finish a request's headers.
 */
export class ConnectionRoom {
  private open = 0;
  private readonly networks = new Map<string, Network>();
  private readonly networkOf = new WeakMap<Socket, Network>();
  private readonly maxPerNetwork: number;

  /** @param isBehindProxy connections come from proxies, which limit their clients themselves */
  constructor(
    private readonly limits: Limits,
    private readonly isBehindProxy: boolean,
  ) {
    this.maxPerNetwork = isBehindProxy ? Infinity : limits.networkConnections;
  }

  /** Finds a place for a new connection. */
  enter(socket: Socket): Place {
    const network = this.join(socket);
    socket.once('close', () => this.leave(socket));
    if (network.open > this.maxPerNetwork) this.endOldest(network, socket);
    if (this.open > this.limits.connections) this.endOldest(this.largest(), socket);
    // Node's own limit counts the connections per listening socket, and the port has several.
    if (this.open > 2 * this.limits.connections || network.open > 2 * this.maxPerNetwork) {
      this.leave(socket);
      return 'none';
    }
    return this.open > this.limits.connections || network.open > this.maxPerNetwork ? 'excess' : 'served';
  }

  /**
   * A request has arrived that is served at once. The connection of a proxy, once it has sent one, is never closed for
   * another.
   */
  touch(socket: Socket): void {
    const network = this.networkOf.get(socket);
    if (network?.idle.delete(socket) && !this.isBehindProxy) network.idle.add(socket);
  }

  /** A request is in progress: the connection is not closed for another until it is idle. */
  asks(socket: Socket): void {
    this.networkOf.get(socket)?.idle.delete(socket);
  }

  rests(socket: Socket): void {
    if (!this.isBehindProxy && !socket.destroyed) this.networkOf.get(socket)?.idle.add(socket);
  }

  private join(socket: Socket): Network {
    const key = this.isBehindProxy ? '' : addressBlock(socket.remoteAddress ?? '');
    const network = this.networks.get(key) ?? { key, open: 0, idle: new Set() };
    this.networks.set(key, network);
    this.networkOf.set(socket, network);
    this.open++;
    network.open++;
    network.idle.add(socket);
    return network;
  }

  private leave(socket: Socket): void {
    const network = this.networkOf.get(socket);
    if (!network) return;
    this.networkOf.delete(socket);
    this.open--;
    network.open--;
    network.idle.delete(socket);
    if (network.open === 0) this.networks.delete(network.key);
  }

  private endOldest(network: Network, newcomer: Socket): void {
    for (const socket of network.idle) {
      // A client that still reads a response is not idle.
      if (socket === newcomer || socket.writableLength > 0) continue;
      this.leave(socket);
      socket.destroy();
      return;
    }
  }

  /** The network with the most idle connections. */
  private largest(): Network {
    return [...this.networks.values()].reduce((one, other) => (other.idle.size > one.idle.size ? other : one));
  }
}
