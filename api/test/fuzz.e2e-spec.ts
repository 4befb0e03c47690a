import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { In, IsNull, LessThan, Not } from 'typeorm';
import { Job } from '../src/platform/jobs/job.entity.js';
import { ApiDocument } from './fuzz/operations.js';
import { hostileRequest, validRequest, type FuzzRequest } from './fuzz/requests.js';
import { storedMarkers } from './fuzz/stored-markers.js';
import { problemsOf } from './fuzz/answer-check.js';
import { NOTIFY_SECRET, ROLES, World } from './fuzz/world.js';
import { startApp, type TestApp } from './support/app.js';
import { Document } from './support/document.js';

/** The number of requests and the seed: `FUZZ_SEED=… FUZZ_REQUESTS=…` repeats a run; `npm run test:fuzz` has 20,000. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 700);
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_401);

/** `FUZZ_LOG=error` shows the cause of a 5xx. */
const LOG_LEVEL = process.env.FUZZ_LOG ?? 'fatal';

/** After this many requests the records are created again. */
const CHUNK = 100;
const MAX_RUN_MS = 60_000 + REQUESTS * 60;

const LOGOUT = 'POST /api/auth/logout';

/** Calls that cannot succeed here: no token for a password reset is known. */
const NEVER_ANSWERED = new Set(['POST /api/auth/reset-password-account']);

/** How many findings are printed. */
const MAX_FINDINGS = 40;
const cut = (text: string) => (text.length > 400 ? `${text.slice(0, 400)}… (${text.length})` : text);

/** Valid reasons why a mail is not sent: an earlier request caused them. */
const NO_LONGER_DUE =
  /The subscriber has already unsubscribed|The link has been used or has expired|Nobody waits any longer|The proposal has ended|The gift voucher has ended/;

/** Webhooks call URLs without a server, thousands of times in a long run, each until it is given up. */
const OUTSIDE = 'webhooks';

/** Records are created first, then changed, read and deleted. */
const turnOf = ({ method }: { readonly method: string }) => ['POST', 'PUT', 'GET', 'DELETE'].indexOf(method);

describe('Any request to any call (rules/errors 1, 2)', () => {
  let product: TestApp;
  let judge: Document;
  let document: ApiDocument;
  let world: World;
  let sent = 0;
  const answered = new Set<string>();
  /** The first request for each combination of call and problem. */
  const findings = new Map<string, string>();

  beforeAll(async () => {
    // At the default rate the letters of a long run would take hours.
    product = await startApp({ CHECKOUT_NOTIFY_SECRET: NOTIFY_SECRET, LOG_LEVEL, CAMPAIGN_RATE: '60000' });
    judge = Document.of(product);
    document = new ApiDocument(judge.text);
    world = new World(product);
    await world.open();
  });
  afterAll(() => product.close());

  const send = async ({ operation: meant, role, url, headers, body }: FuzzRequest) => {
    sent += 1;
    // A key such as `five` is the path of another call.
    const operation =
      document.operations.find((one) => one.method === meant.method && one.path === url.split('?')[0]) ?? meant;
    const token = world.tokens[role];
    const payload = body && world.fill(body.text, sent);
    const response = await product.app.inject({
      method: operation.method as 'GET',
      url: world.fill(url, sent),
      headers: {
        ...(token && { token }),
        ...(body?.contentType && { 'content-type': body.contentType }),
        ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, world.fill(value, sent)])),
      },
      ...(payload !== undefined && { payload: body?.isBinary ? Buffer.from(payload, 'latin1') : payload }),
    });
    const answer = {
      status: response.statusCode,
      contentType: String(response.headers['content-type'] ?? ''),
      text: response.payload,
    };
    if (answer.status < 400) answered.add(operation.name);
    // After a logout the session has ended, but the next requests need one.
    if (operation.name === LOGOUT && answer.status === 200) await world.logIn(role);
    const problems = problemsOf(document, judge, operation, answer);
    const name = `${operation.name}: ${problems.join('; ')}`;
    if (problems.length === 0 || findings.has(name)) return;
    const asked = `request ${sent}, ${role}: ${cut(url)} ${cut(JSON.stringify(headers))} ${cut(payload ?? '')}`;
    findings.set(name, `${asked}\n  → ${answer.status} ${cut(answer.text)}`);
  };

  const report = () =>
    [...findings]
      .slice(0, MAX_FINDINGS)
      .map(([name, request]) => `${name}\n  ${request}`)
      .join('\n');
  const repeat = `FUZZ_SEED=${SEED} FUZZ_REQUESTS=${REQUESTS}`;

  it(
    'succeeds for each call of the OpenAPI document if it is valid',
    async () => {
      const operations = [...document.operations].sort((one, other) => turnOf(one) - turnOf(other));
      for (const operation of operations) {
        for (const role of ROLES) await send(validRequest(document, operation, role));
        if (answered.has(operation.name)) continue;
        // An earlier call has used up its record: it gets another one.
        await world.renew();
        for (const role of ROLES) await send(validRequest(document, operation, role));
      }
      const silent = operations
        .map(({ name }) => name)
        .filter((name) => !answered.has(name) && !NEVER_ANSWERED.has(name));
      expect(silent).toEqual([]);
      expect(report()).toBe('');
    },
    MAX_RUN_MS,
  );

  it(
    `gets the standard error shape, or a documented response, for ${REQUESTS} hostile requests (${repeat})`,
    async () => {
      for (let first = 0; first < REQUESTS; first += CHUNK) {
        const numRuns = Math.min(CHUNK, REQUESTS - first);
        for (const request of fc.sample(hostileRequest(document), { seed: SEED + first, numRuns })) await send(request);
        await world.renew();
      }
      expect(report()).toBe('');
    },
    MAX_RUN_MS,
  );

  it('keeps the callers logged in, and never pollutes the object prototype', async () => {
    expect((await product.api.get('/users', { token: world.tokens.admin })).status).toBe(200);
    expect((await product.api.get('/order', { token: world.tokens.user })).status).toBe(200);
    expect('zzInjected' in {}).toBe(false);
  });

  it(
    'creates only jobs that can be run, including mails and documents',
    async () => {
      const jobs = product.dataSource.getRepository(Job);
      const ours = { queue: Not(OUTSIDE) };
      const isOpen = { ...ours, status: Not(In(['DONE', 'DEAD'])), lastError: IsNull(), runAt: LessThan(new Date()) };
      while (await jobs.countBy(isOpen)) await setTimeout(100);
      const failed = await jobs.findBy({ ...ours, lastError: Not(IsNull()) });
      const reasons = failed.map(({ name, lastError }) => `${name}: ${cut(lastError!)}`);
      expect([...new Set(reasons)].filter((reason) => !NO_LONGER_DUE.test(reason))).toEqual([]);
    },
    MAX_RUN_MS,
  );

  it('stores no unknown field', async () => {
    expect(await storedMarkers(product.dataSource)).toEqual([]);
  });
});
