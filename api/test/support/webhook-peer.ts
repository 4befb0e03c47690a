import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received message. */
export interface ReceivedHook {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Answer {
  readonly status: number;
  readonly text?: string;
  readonly location?: string;
}

/** A real HTTP receiver on loopback. */
export class WebhookPeer {
  readonly received: ReceivedHook[] = [];
  /** The responses to the next messages, in order; then 204. */
  readonly answers: Answer[] = [];
  /** While true, messages wait for {@link letGo} to get their response. */
  hangs = false;

  private readonly hanging: (() => void)[] = [];

  private readonly server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      this.received.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      const { status, text, location }: Answer = this.answers.shift() ?? { status: 204 };
      const answer = () => void response.writeHead(status, location ? { location } : {}).end(text);
      if (this.hangs) this.hanging.push(answer);
      else answer();
    });
  });

  /** The number of messages that wait for a response. */
  get waiting(): number {
    return this.hanging.length;
  }

  /** Responds to the waiting messages. */
  letGo(): void {
    this.hangs = false;
    for (const answer of this.hanging.splice(0)) answer();
  }

  /** @returns its URL */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hooks`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
