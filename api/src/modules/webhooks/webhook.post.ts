import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { useAgent } from 'request-filtering-agent';

const TIMEOUT_MS = 10_000;

/** How much of a response is kept, to help understand it. */
const MAX_ANSWER_LENGTH = 500;

export interface WebhookAnswer {
  readonly status: number;
  readonly text: string;
}

/**
 * Posts to a URL that staff have entered. Redirects are not followed, and the IP address that DNS returns when
 * connecting is checked: nothing in the company's own network can be reached.
 * @param toPrivate whether private and loopback IP addresses are allowed all the same
 * @throws Error when there is no response within ten seconds, or the IP address is not allowed
 */
export function postWebhook(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  toPrivate: boolean,
): Promise<WebhookAnswer> {
  const { protocol, href } = new URL(url);
  const request = protocol === 'https:' ? requestHttps : requestHttp;
  const agent = useAgent(href, { allowPrivateIPAddress: toPrivate, allowMetaIPAddress: toPrivate, keepAlive: false });
  return new Promise((resolve, reject) => {
    const call = request(
      href,
      {
        agent,
        method: 'POST',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => {
          text += part;
          if (text.length > MAX_ANSWER_LENGTH) answer.destroy();
        });
        answer.on('error', reject);
        answer.on('close', () => resolve({ status: answer.statusCode ?? 0, text: text.slice(0, MAX_ANSWER_LENGTH) }));
      },
    );
    call.on('error', (error) =>
      reject(error.name === 'AbortError' || error.name === 'TimeoutError' ? new Error('No answer within 10 s') : error),
    );
    call.end(body);
  });
}
