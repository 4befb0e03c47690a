import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** What every scanner finds, and no computer is harmed by. In two parts, or a scanner would find it here. */
export const EICAR = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR` + '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

const END = 0;

/** Speaks the protocol of ClamAV's daemon on loopback: `zPING` and `zINSTREAM` with its chunks. */
export class FakeClamd {
  /** The files that were scanned. */
  readonly scanned: Buffer[] = [];
  /** What it replies to the next scans in place of its finding. */
  readonly replies: string[] = [];
  private server: Server | undefined;
  private port = 0;

  /** @param path of a socket; by default it listens on a port */
  constructor(private readonly path?: string) {}

  get url(): string {
    return this.path ? `unix://${this.path}` : `tcp://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    this.server = createServer((socket) => {
      socket.on('error', () => undefined);
      void this.answer(socket).catch(() => socket.destroy());
    });
    if (this.path) this.server.listen(this.path);
    else this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    if (this.path) return;
    this.port = (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    this.server?.close();
    await once(this.server!, 'close');
  }

  private async answer(socket: Socket): Promise<void> {
    let received = Buffer.alloc(0);
    for await (const part of socket.iterator({ destroyOnReturn: false })) {
      received = Buffer.concat([received, part as Buffer]);
      const end = received.indexOf(END);
      const command = end < 0 ? '' : received.toString('latin1', 0, end);
      if (command === 'zPING') return void socket.end('PONG\0');
      if (command && command !== 'zINSTREAM') return void socket.end('UNKNOWN COMMAND\0');
      const file = command ? wholeFile(received.subarray(end + 1)) : undefined;
      if (!file) continue;
      this.scanned.push(file);
      const found = file.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
      return void socket.end(`${this.replies.shift() ?? found}\0`);
    }
  }
}

/** The chunks together, once the empty one has come. */
function wholeFile(stream: Buffer): Buffer | undefined {
  const chunks: Buffer[] = [];
  for (let at = 0; at + 4 <= stream.length;) {
    const length = stream.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(stream.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
