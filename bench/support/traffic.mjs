// The requests of a day at the travel company: which, and how often. They are sent evenly and without waiting for
// responses, as visitors do; autocannon would send its rate in one burst a second.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const TICK_MS = 4;
const DAY_MS = 86_400_000;
const TIMEOUT_MS = 30_000;
const json = (body) => ({ body: JSON.stringify(body), type: 'application/json' });

/** The kinds of requests with their share in percent, for the published content of the product. */
export async function mixOf({ base, login }) {
  const list = async (path, name) => (await (await fetch(`${base}/api/${path}`)).json())[name];
  const [tours, destinations, events] = await Promise.all([
    list('tours', 'tours'),
    list('news', 'news'),
    list('events', 'data'),
  ]);
  const tour = tours.find(({ price1 }) => price1 > 0);
  const staff = { token: await login() };
  const paths = (...all) => {
    let next = 0;
    return () => ({ path: all[next++ % all.length] });
  };
  const lists = ['orders', 'outbox', 'contact-messages', 'subscribers', 'participants'];
  const slugs = (prefix, records) => records.map(({ slug }) => `${prefix}/${slug}`);
  return [
    ['pages', 40, paths('/', '/tours', '/events', '/contact', '/destinations', '/airticket', '/about')],
    ['tour pages', 10, paths(...slugs('/tour', tours), ...slugs('/destination', destinations))],
    [
      'API reads',
      22,
      paths(
        '/api/tours',
        ...slugs('/api/tours', tours),
        '/api/tours/five',
        '/api/events',
        ...slugs('/api/events', events),
      ),
    ],
    ['orders', 8, () => order(tour)],
    ['forms', 5, form],
    [
      'dashboard',
      15,
      () => ({
        headers: staff,
        path:
          Math.random() < 0.2
            ? '/api/admin/dashboard'
            : `/api/admin/${pick(lists)}?range=[0,24]&sort=["createdAt","DESC"]`,
      }),
    ],
  ].map(([kind, share, make]) => ({ kind, share, make }));
}

/** Sends requests of the mix to one product and collects their results. */
export class Traffic {
  #agent = new Agent({ keepAlive: true });
  #open = new Set();

  constructor(base, mix) {
    this.base = new URL(base);
    this.deck = mix.flatMap(({ kind, share, make }) => Array.from({ length: share }, () => ({ kind, make })));
  }

  /** Closed loop: each of `connections` sends its next request after the response, without a pause, for `seconds`. */
  async closed(connections, seconds) {
    const results = [];
    const end = performance.now() + seconds * 1_000;
    await Promise.all(
      Array.from({ length: connections }, async () => {
        while (performance.now() < end) results.push(await this.#send());
      }),
    );
    return results;
  }

  /** Open loop: sends `rate` requests a second for `seconds` without waiting; `answered` waits for all responses. */
  async open(rate, seconds) {
    const results = [];
    const began = performance.now();
    for (let sent = 0; sent < rate * seconds;) {
      const due = Math.min(((performance.now() - began) * rate) / 1_000, rate * seconds);
      for (; sent < due; sent++) {
        const request = this.#send().then((result) => results.push(result));
        this.#open.add(request);
        void request.finally(() => this.#open.delete(request));
      }
      await wait(TICK_MS);
    }
    return { results, answered: () => Promise.all(this.#open) };
  }

  close() {
    this.#agent.destroy();
  }

  async #send() {
    const { kind, make } = pick(this.deck);
    const { path, headers, body, type } = make();
    const at = performance.now();
    const { status, busy } = await this.#answer(path, { ...headers, ...(type && { 'content-type': type }) }, body);
    return { kind, path, at, ms: performance.now() - at, status, busy };
  }

  async #answer(path, headers, body) {
    const request = httpRequest({
      agent: this.#agent,
      host: this.base.hostname,
      port: this.base.port,
      method: body ? 'POST' : 'GET',
      path: encodeURI(path),
      headers: { ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    try {
      request.end(body);
      const [answer] = await once(request, 'response');
      answer.resume();
      await once(answer, 'end');
      const busy = answer.statusCode === 503 && answer.headers['retry-after'] !== undefined;
      return { status: answer.statusCode, busy };
    } catch (error) {
      return { status: error.code ?? error.name, busy: false };
    }
  }
}

const pick = (all) => all[Math.floor(Math.random() * all.length)];

/** An order for one person, as the booking form sends it. */
export const orderOf = (tour, email) => ({
  names: 'Bench Visitor',
  email,
  phoneNumber: '0780000000',
  address: 'KG 1 Ave',
  location: 'Kigali',
  itemType: 'tour',
  itemsArray: [{ id: tour.id, itemNumber: 1 }],
  amount: tour.price1,
  people: 1,
});

function order(tour) {
  // Spread over the year, because the first screen of the dashboard lists who travels this week.
  const needDate = new Date(Date.now() + (1 + 364 * Math.random()) * DAY_MS).toISOString().slice(0, 10);
  return {
    path: '/api/order',
    headers: { 'idempotency-key': randomUUID() },
    ...json({ ...orderOf(tour, `visitor-${randomUUID()}@example.org`), needDate }),
  };
}

function form() {
  const email = `reader-${randomUUID()}@example.org`;
  return Math.random() < 0.5
    ? { path: '/api/maillist/subscribe', ...json({ email }) }
    : {
        path: '/api/contact',
        ...json({
          names: 'Bench Visitor',
          email,
          subject: 'A school trip',
          phone: '0780000000',
          message: 'We are thirty pupils and four teachers. What do you suggest for two days?',
        }),
      };
}
