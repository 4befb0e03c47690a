import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** A TCP proxy to a port of this machine that a test can cut, silence or hold back, as when a network fails. */
export class TcpProxy {
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  private ownPort = 0;
  private isSilent = false;
  private heldBack: { words: string; after: string } | undefined;
  private readonly held: (() => void)[] = [];

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
      near.once('close', () => far.destroy());
      near.pipe(this.gate()).pipe(far).pipe(near);
    });
    await new Promise<void>((resolve) => this.server!.listen(this.ownPort, '127.0.0.1', resolve));
    this.ownPort = (this.server.address() as AddressInfo).port;
  }

  /** Lets nothing through any more, and tells nobody: connections stay, and new ones are taken. */
  silence(): void {
    this.isSilent = true;
    for (const socket of this.sockets) socket.unpipe().pause();
  }

  /**
   * Keeps what says so from the other side, and what follows it on the same connection, until it is let go.
   * @param after only on connections that have said this since
   */
  holdBack(words: string, after = ''): void {
    this.heldBack = { words, after };
  }

  /** How much is kept back. */
  get heldCount(): number {
    return this.held.length;
  }

  letGo(): void {
    this.heldBack = undefined;
    for (const go of this.held.splice(0)) go();
  }

  /** Breaks every connection, and takes no new ones. */
  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.server?.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  private gate(): Transform {
    let said = '';
    return new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        const go = () => done(null, chunk);
        const { words, after } = this.heldBack ?? {};
        if (after && chunk.includes(after)) said = after;
        if (words !== undefined && (after === '' || said === after) && chunk.includes(words)) this.held.push(go);
        else go();
      },
    });
  }

  private keep(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => this.sockets.delete(socket));
  }
}
