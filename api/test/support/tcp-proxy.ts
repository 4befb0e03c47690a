import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** A TCP proxy to a local port that a test can cut, silence or hold back, like a failing network. */
export class TcpProxy {
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  private ownPort = 0;
  private isSilent = false;
  private heldBack: { words: string; after: string } | undefined;
  private readonly held: (() => void)[] = [];

  constructor(private readonly port: number) {}

  /** Its URL, in place of the other side's. */
  get url(): string {
    return `http://localhost:${this.ownPort}`;
  }

  /** Lets connections through, at the same port as before. */
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

  /** Passes nothing on, without an error: connections stay open, and new ones are accepted. */
  silence(): void {
    this.isSilent = true;
    for (const socket of this.sockets) socket.unpipe().pause();
  }

  /**
   * Holds back the data that contains `words`, and what follows it on the same connection, until it is released.
   * @param after only on connections that have sent this since
   */
  holdBack(words: string, after = ''): void {
    this.heldBack = { words, after };
  }

  /** The number of connections held back. */
  get heldCount(): number {
    return this.held.length;
  }

  letGo(): void {
    this.heldBack = undefined;
    for (const go of this.held.splice(0)) go();
  }

  /** Breaks every connection, and accepts no new ones. */
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
