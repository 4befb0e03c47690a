import { GatewayFailure } from '../gateway/payment-gateway.js';
import { jsonCall, reasonOf, type Reply } from '../gateway/json-call.js';
import { BearerToken, type IssuedToken } from './bearer-token.js';

const UNAUTHORIZED = 401;

interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

interface ApiSettings {
  /** The name in the log. */
  readonly name: string;
  readonly url: string;
  /** Milliseconds for one call. */
  readonly patienceMs: number;
}

/** The REST API of a mobile money service, with its access tokens. */
export class MobileApi {
  private readonly token: BearerToken;
  private readonly root: string;

  /** @param login asks for a token, with {@link reach} */
  constructor(
    private readonly settings: ApiSettings,
    login: (api: MobileApi) => Promise<IssuedToken>,
  ) {
    this.root = settings.url.replace(/\/+$/, '');
    this.token = new BearerToken(() => login(this));
  }

  /**
   * A call with a token; once more with a new one if the service no longer accepts the old.
   * @throws GatewayFailure when no token is given: the call was not made
   * @throws Error when no answer arrives
   */
  async call(call: Call): Promise<Reply> {
    const token = this.token.get();
    const reply = await this.withToken(call, await token);
    if (reply.status !== UNAUTHORIZED) return reply;
    this.token.drop(token);
    return this.withToken(call, await this.token.get());
  }

  /** A call without a token. @throws Error when no answer arrives */
  reach({ method, path, headers = {}, body }: Call): Promise<Reply> {
    const signal = AbortSignal.timeout(this.settings.patienceMs);
    return jsonCall(`${this.root}${path}`, { method, headers, body, signal });
  }

  /** What the log says of an answer that is of no use. */
  failure(what: string, reply: Reply): GatewayFailure {
    const said = JSON.stringify(reply.body)?.slice(0, 300) ?? 'no JSON';
    return new GatewayFailure(
      `${this.settings.name} answered ${reply.status} to ${what}: ${said}`,
      'mobile-money-away',
    );
  }

  /** {@link failure} for an answer that never came. */
  silence(what: string, error: unknown): GatewayFailure {
    if (error instanceof GatewayFailure) return error;
    return new GatewayFailure(
      `${this.settings.name} did not answer to ${what}: ${reasonOf(error)}`,
      'mobile-money-away',
    );
  }

  private withToken(call: Call, token: string): Promise<Reply> {
    return this.reach({ ...call, headers: { ...call.headers, Authorization: `Bearer ${token}` } });
  }
}
