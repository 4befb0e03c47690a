import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** What the mail server does to every mail that comes. */
export type Mood = 'takes' | 'refuses' | 'hangs' | 'breaks' | 'breaks after taking';

/** A mail that was taken. */
export interface TakenMail {
  readonly messageId: string;
  readonly to: string;
}

/** A real SMTP server whose mood changes. It keeps what it took, however often. */
export class MoodyMailServer {
  mood: Mood = 'takes';
  readonly taken: TakenMail[] = [];
  private readonly server: SMTPServer;

  constructor() {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: (_address, _session, done) => {
        if (this.mood !== 'refuses') return done();
        done(Object.assign(new Error('Come back later'), { responseCode: 451 }));
      },
      onData: (stream, session, done) => {
        if (this.mood === 'breaks') {
          stream.once('data', () => this.socketOf(session)?.destroy());
          return void stream.resume();
        }
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          // One that was not taken by the time the mood is better was never taken.
          if (this.mood === 'hangs') return;
          this.taken.push({ messageId: messageIdOf(chunks), to: session.envelope.rcptTo[0]!.address });
          if (this.mood === 'breaks after taking') this.socketOf(session)?.destroy();
          else done();
        });
      },
    });
    // A connection that it broke itself is no surprise.
    this.server.on('error', () => undefined);
  }

  /** @returns the address for `SMTP_URL`, with a short patience, so that a hanging server is given up within a round */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const { port } = this.server.server.address() as AddressInfo;
    return `smtp://127.0.0.1:${port}?socketTimeout=3000&connectionTimeout=3000&greetingTimeout=3000`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve));
  }

  private socketOf({ id }: SMTPServerSession): Socket | undefined {
    const { connections } = this.server as { connections: Set<{ id: string; _socket: Socket }> };
    return [...connections].find((connection) => connection.id === id)?._socket;
  }
}

const messageIdOf = (chunks: readonly Buffer[]): string =>
  /^Message-ID:\s*(<[^>]+>)/im.exec(Buffer.concat(chunks).toString('latin1'))?.[1] ?? '';
