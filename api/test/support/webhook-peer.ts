import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message that arrived. */
export interface ReceivedHook {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A real HTTP receiver on loopback. */
export class WebhookPeer {
  readonly received: ReceivedHook[] = [];
  /** The answers to the next messages, first to last; nothing: 204. */
  readonly answers: { readonly status: number; readonly text?: string; readonly location?: string }[] = [];

  private readonly server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      this.received.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      const { status, text, location } = this.answers.shift() ?? { status: 204 };
      response.writeHead(status, location ? { location } : {}).end(text);
    });
  });

  /** @returns its address */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hooks`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
