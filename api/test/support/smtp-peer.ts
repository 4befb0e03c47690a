import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** A negative reply of the server. */
export interface Refusal {
  readonly responseCode: number;
  readonly message: string;
}

/**
 * What may go wrong with one mail: it is refused when its recipient is named, or after its text; the connection breaks
 * in the middle of its text, or after the server has accepted it but before the reply; the reply comes late, or never.
 */
export type Trouble =
  | { readonly at: 'recipient'; readonly refusal: Refusal }
  | { readonly at: 'data'; readonly refusal: Refusal }
  | 'break during data'
  | 'break after taking it'
  | 'late'
  | 'never';

const LATE_MS = 400;

/** A real SMTP server on loopback that keeps the received mails. */
export class SmtpPeer {
  readonly received: Email[] = [];
  /** The replies to the next messages, in order; then it accepts. */
  readonly refusals: Refusal[] = [];
  /** What goes wrong with the next mails to an address, in order. */
  readonly troubles = new Map<string, Trouble[]>();
  /** How each connection so far began. */
  readonly sessions: { readonly secure: boolean; readonly user: string | undefined }[] = [];

  private readonly server: SMTPServer;

  /** @param security whether it offers STARTTLS, with a self-signed certificate */
  constructor(security: 'plain' | 'starttls' = 'plain') {
    this.server = new SMTPServer({
      authOptional: true,
      ...(security === 'plain' && { disabledCommands: ['STARTTLS'] }),
      onAuth: ({ username, password }, session, done) => {
        if (username !== 'spec' || password !== 'secret') return done(new Error('Wrong credentials'));
        this.sessions.push({ secure: session.secure, user: username });
        done(null, { user: 'spec' });
      },
      onRcptTo: ({ address }, _session, done) => {
        const trouble = this.troubles.get(address)?.[0];
        if (typeof trouble !== 'object' || trouble.at !== 'recipient') return done();
        this.troubles.get(address)!.shift();
        done(failure(trouble.refusal));
      },
      onData: (stream, session, done) => {
        const trouble = this.troubles.get(session.envelope.rcptTo[0]!.address)?.shift();
        if (trouble === 'break during data') {
          stream.once('data', () => this.socketOf(session).destroy());
          return void stream.resume();
        }
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => void this.answer(Buffer.concat(chunks), session, trouble, done));
      },
    });
    // A connection that it broke itself is expected.
    this.server.on('error', () => undefined);
  }

  /** @returns the URL for `SMTP_URL` */
  async start(password = 'secret'): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const { port } = this.server.server.address() as AddressInfo;
    return `smtp://spec:${password}@127.0.0.1:${port}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(
    message: Buffer,
    session: SMTPServerSession,
    trouble: Trouble | undefined,
    done: (error?: Error | null) => void,
  ): Promise<void> {
    const refusal = typeof trouble === 'object' ? trouble.refusal : this.refusals.shift();
    if (refusal) return done(failure(refusal));
    if (trouble === 'never') return;
    this.received.push(await PostalMime.parse(message));
    if (trouble === 'break after taking it') return void this.socketOf(session).destroy();
    if (trouble === 'late') await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    done(null);
  }

  private socketOf({ id }: SMTPServerSession): Socket {
    const { connections } = this.server as { connections: Set<{ id: string; _socket: Socket }> };
    return [...connections].find((connection) => connection.id === id)!._socket;
  }
}

const failure = ({ responseCode, message }: Refusal) => Object.assign(new Error(message), { responseCode });
