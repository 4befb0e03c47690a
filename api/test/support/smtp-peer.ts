import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server on loopback that keeps what it receives. */
export class SmtpPeer {
  readonly received: Email[] = [];
  /** The answers to give to the next messages, first to last; nothing: accept. */
  readonly refusals: { readonly responseCode: number; readonly message: string }[] = [];

  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'spec' && password === 'secret'
        ? done(null, { user: 'spec' })
        : done(new Error('Wrong credentials')),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => void this.answer(Buffer.concat(chunks), done));
    },
  });

  /** @returns the address for `SMTP_URL` */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const { port } = this.server.server.address() as AddressInfo;
    return `smtp://spec:secret@127.0.0.1:${port}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(message: Buffer, done: (error?: Error | null) => void): Promise<void> {
    const refusal = this.refusals.shift();
    if (refusal) return done(Object.assign(new Error(refusal.message), { responseCode: refusal.responseCode }));
    this.received.push(await PostalMime.parse(message));
    done(null);
  }
}
