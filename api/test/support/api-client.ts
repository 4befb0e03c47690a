import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { OrderLinks } from './order-links.js';

/** The response to a call. */
export interface Answer {
  readonly status: number;
  /** The parsed JSON, or the text of any other response. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- specs read whatever shape they expect
  readonly body: any;
  readonly headers: Record<string, string>;
}

interface CallOptions {
  readonly token?: string;
  readonly headers?: Record<string, string>;
  /** Query parameters; objects are sent as JSON, as ra-data-simple-rest does. */
  readonly query?: Record<string, unknown>;
}

/** Calls the API like a client, but without a socket. */
export class ApiClient {
  readonly links: OrderLinks;

  /** @param isPlain for specs about clients' keys: ids are not replaced by keys */
  constructor(
    private readonly app: NestFastifyApplication,
    private readonly isPlain = false,
  ) {
    this.links = new OrderLinks(app);
  }

  get = (path: string, options?: CallOptions) => this.call('GET', path, undefined, options);
  post = (path: string, body?: unknown, options?: CallOptions) => this.call('POST', path, body, options);
  put = (path: string, body?: unknown, options?: CallOptions) => this.call('PUT', path, body, options);
  delete = (path: string, options?: CallOptions) => this.call('DELETE', path, undefined, options);

  /** Sends any method; a text body is sent unchanged, anything else as JSON. */
  async call(method: string, asked: string, sent?: unknown, options: CallOptions = {}): Promise<Answer> {
    const isClient = !this.isPlain && !options.token && /^\/(order|v1\/payments\/(?:session|mobile)$)/.test(asked);
    const path = isClient ? await this.links.pathOf(asked) : asked;
    const body = isClient ? await this.links.bodyOf(path, sent) : sent;
    const query = new URLSearchParams(
      Object.entries(options.query ?? {}).map(([name, value]): [string, string] => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    ).toString();
    const response = await this.app.inject({
      method: method as 'GET',
      url: `/api${path}${query ? `?${query}` : ''}`,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(options.token !== undefined && { token: options.token }),
        ...options.headers,
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return {
      status: response.statusCode,
      body: parsed(isClient ? await this.links.answerOf(response.payload) : response.payload),
      headers: response.headers as Record<string, string>,
    };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
