import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A line to a port of this machine that a test can cut: what runs over it breaks, as when somebody's network goes. */
export class Line {
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  private ownPort = 0;
  private isSilent = false;

  constructor(private readonly port: number) {}

  /** Its address in place of the other side's. */
  get url(): string {
    return `http://localhost:${this.ownPort}`;
  }

  /** Lets connections through, at the same address as before. */
  async open(): Promise<void> {
    this.isSilent = false;
    this.server = createServer((near) => {
      if (this.isSilent) return void this.keep(near);
      const far = connect(this.port, '127.0.0.1');
      for (const socket of [near, far]) this.keep(socket);
      near.pipe(far).pipe(near);
    });
    await new Promise<void>((resolve) => this.server!.listen(this.ownPort, '127.0.0.1', resolve));
    this.ownPort = (this.server.address() as AddressInfo).port;
  }

  /** Lets nothing through any more, and tells nobody: connections stay, and new ones are taken. */
  silence(): void {
    this.isSilent = true;
    for (const socket of this.sockets) socket.unpipe().pause();
  }

  /** Breaks every connection, and takes no new ones. */
  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.server?.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  private keep(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => this.sockets.delete(socket));
  }
}
