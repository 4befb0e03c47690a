import { Webhook as Receiver, WebhookVerificationError } from 'standardwebhooks';
import { setTimeout as wait } from 'node:timers/promises';
import { Job } from '../src/platform/jobs/job.entity.js';
import { Mail } from '../src/modules/mail/mail.entity.js';
import { Webhook } from '../src/modules/webhooks/webhook.entity.js';
import { WEBHOOK_EVENTS } from '../src/modules/webhooks/webhook.events.js';
import { startApp, type TestApp } from './support/app.js';
import { makeEvent, makeTour, orderBody, tokenOf } from './support/factories.js';
import { WebhookPeer, type ReceivedHook } from './support/webhook-peer.js';

const EVENTS = ['order.created', 'order.paid', 'order.status', 'participant.created'];

describe('Webhooks', () => {
  const peer = new WebhookPeer();
  let product: TestApp;
  let token: string;
  let url: string;
  let hook: { id: string; secret: string };

  const create = (body: Record<string, unknown>, { api } = product, as = token) =>
    api.post('/admin/webhooks', { url, events: EVENTS, description: 'A spec', ...body }, { token: as });
  const order = async () => {
    const tour = await makeTour(product.dataSource);
    return (await product.api.post('/order', orderBody(tour.id))).body.order as { id: string; number: string };
  };
  const received = (type: string) => peer.received.filter(({ body }) => JSON.parse(body).type === type);
  const deliveries = async (filter: Record<string, unknown>) =>
    (await product.api.get('/admin/webhook-deliveries', { token, query: { filter } })).body;

  /** Verified with the library that receivers use. */
  const isGenuine = ({ headers, body }: ReceivedHook, secret: string) => {
    try {
      new Receiver(secret).verify(body, headers as Record<string, string>);
      return true;
    } catch (error) {
      if (error instanceof WebhookVerificationError) return false;
      throw error;
    }
  };

  beforeAll(async () => {
    url = await peer.start();
    product = await startApp({ WEBHOOKS_TO_PRIVATE: 'on' }, undefined, { pace: 10 });
    token = await tokenOf(product.dataSource, product.api, 'admin');
  });
  afterAll(async () => {
    await product.close();
    await peer.stop();
  });
  beforeEach(() => void (peer.received.length = 0));

  it('are created by admins, with a secret that is shown once', async () => {
    const { status, body } = await create({});
    expect(status).toBe(201);
    expect(body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    hook = { id: body.data.id, secret: body.secret };
    const read = await product.api.get(`/admin/webhooks/${hook.id}`, { token });
    expect(read.body).toEqual(body.data);
    expect(JSON.stringify(read.body)).not.toContain('whsec_');
  });

  it('receive an order, its payment and a participant, with a valid signature', async () => {
    const { id, number } = await order();
    await product.api.put(`/order/${id}/status`, { status: 'PAID' }, { token });
    const event = await makeEvent(product.dataSource);
    await product.api.post('/participant/create', {
      eventId: event.id,
      familyName: 'Visitor',
      firstName: 'Spec',
      position: 'Coordinator',
      department: 'Programmes',
      organization: 'Factory',
      address: 'KG 7 Avenue',
      town: 'Kigali',
      phone: '+250788123456',
      email: 'spec.participant@example.org',
      dietRequirements: 'None',
      amount: 50,
    });
    await product.mails.settled();
    expect(peer.received.map(({ body }) => JSON.parse(body).type).sort()).toEqual(EVENTS);
    expect(peer.received.every((message) => isGenuine(message, hook.secret))).toBe(true);
    expect(isGenuine({ ...peer.received[0]!, body: '{}' }, hook.secret)).toBe(false);
    const [paid] = received('order.paid');
    expect(JSON.parse(paid!.body)).toMatchObject({ data: { id, number, status: 'PAID', isPaid: true } });
    expect(JSON.parse(received('participant.created')[0]!.body).data.eventId).toBe(event.id);
    const log = await deliveries({ webhookId: hook.id });
    expect(log.map(({ status, answer }: { status: string; answer: number }) => [status, answer])).toEqual(
      EVENTS.map(() => ['delivered', 204]),
    );
  });

  it('are retried after a failure, with the same body and id', async () => {
    peer.answers.push({ status: 503, text: 'closed for the night' });
    const { id } = await order();
    await product.mails.settled();
    const [first, second] = received('order.created');
    expect(second!.body).toBe(first!.body);
    expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id']);
    expect(isGenuine(second!, hook.secret)).toBe(true);
    expect((await deliveries({ recordId: id }))[0]).toMatchObject({
      status: 'delivered',
      attempts: 2,
      lastError: null,
    });
  });

  it('follow no redirect, and are switched off after 410; a message can be sent again by hand', async () => {
    peer.answers.push({ status: 410, text: 'moved away' });
    const { id } = await order();
    await product.mails.settled();
    const [dead] = await deliveries({ recordId: id });
    expect(dead).toMatchObject({ status: 'dead', answer: 410, lastError: 'The receiver answered 410: moved away' });
    const again = await product.api.post(`/admin/webhook-deliveries/${dead.id}/resend`, {}, { token });
    expect(again.status).toBe(200);
    await product.mails.settled();
    expect((await deliveries({ recordId: id }))[0]).toMatchObject({ status: 'delivered', lastError: null });

    peer.received.length = 0;
    peer.answers.push({ status: 302, location: url });
    await order();
    await product.mails.settled();
    // A redirect counts as a failure; the next message is the second attempt, to the original URL.
    expect(peer.received).toHaveLength(2);
  });

  it('delay no mail, however many receivers are slow to respond', async () => {
    peer.hangs = true;
    await Promise.all([order(), order(), order(), order(), order(), order()]);
    const mails = product.dataSource.getRepository(Mail);
    const until = async (what: () => boolean | Promise<boolean>) => {
      while (!(await what())) await wait(20);
    };
    // A queue runs five jobs at a time, with Redis and without.
    await until(() => peer.waiting === 5);
    await product.api.post('/maillist/subscribe', { email: 'impatient@example.org' });
    await until(async () => (await mails.countBy({ status: 'queued' })) === 0);
    expect(await mails.findOneBy({ recipient: 'impatient@example.org' })).toMatchObject({ status: 'sent' });
    expect(peer.waiting).toBe(5);
    peer.letGo();
    await product.mails.settled();
    expect(received('order.created')).toHaveLength(6);
  });

  it('get a new secret, and the old one becomes invalid', async () => {
    const { body } = await product.api.post(`/admin/webhooks/${hook.id}/secret`, {}, { token });
    expect(body.secret).not.toBe(hook.secret);
    await order();
    await product.mails.settled();
    expect(isGenuine(peer.received[0]!, body.secret)).toBe(true);
    expect(isGenuine(peer.received[0]!, hook.secret)).toBe(false);
  });

  it('have audit entries for changes, also for a new secret, but not without a change (rules/roles 5)', async () => {
    for (const description of ['A spec', 'Another spec', 'Another spec']) {
      await product.api.put(`/admin/webhooks/${hook.id}`, { description }, { token });
    }
    const { body } = await product.api.get('/admin/audit', { token, query: { filter: { recordId: hook.id } } });
    expect(body.map(({ action }: { action: string }) => action)).toEqual(['update', 'renew-secret', 'create']);
  });

  it('receive only the selected events, and none when they are switched off', async () => {
    // Cleared fields become empty, but the URL is required (rules/api 3).
    const changes = { url: null, description: '', events: ['participant.created'] };
    const change = (fields: object) => product.api.put(`/admin/webhooks/${hook.id}`, fields, { token });
    const { body } = await change(changes);
    expect(body.data).toMatchObject({
      url: expect.stringMatching(/^http:/),
      description: '',
      events: ['participant.created'],
    });
    await order();
    const emptied = await change({ description: null, events: EVENTS, isActive: 'false' });
    expect(emptied.body.data.description).toBe('');
    await order();
    await product.mails.settled();
    expect(peer.received).toEqual([]);
    expect((await product.api.delete(`/admin/webhooks/${hook.id}`, { token })).status).toBe(200);
    expect(await deliveries({})).toEqual([]);
  });

  it('are called with the protocol of their URL, however it is written', async () => {
    const address = 'HTTPS://Accounting.Example.org:443/hooks';
    const made = await create({ url: address, isActive: false });
    expect(made.body.data.url).toBe('https://accounting.example.org/hooks');
    const path = `/admin/webhooks/${made.body.data.id}`;
    const changed = await product.api.put(path, { url: url.replace('http:', 'HTTP:') }, { token });
    expect(changed.body.data.url).toBe(url);

    // As it was stored before URLs were normalised.
    const old = { url: url.replace('http:', 'HTTPS:'), isActive: true };
    await product.dataSource.getRepository(Webhook).update({ id: made.body.data.id }, old);
    const { id } = await order();
    const failed = async () => (await deliveries({ recordId: id, status: 'failed' }))[0];
    while (!(await failed())) await wait(20);
    // The receiver does not support TLS, so the request fails.
    expect((await failed()).lastError).toMatch(/SSL routines|EPROTO|socket hang up|ECONNRESET/);
    await product.api.delete(path, { token });
    await product.mails.settled();
  });

  it.each([
    [{ url: 'no address' }, 'The address must be a web address'],
    [{ url: 'ftp://example.org/' }, 'The address must be a web address'],
    [{ url: 'https://1.2.3.999/' }, 'The address must be a web address'],
    [{ url: `https://example.org/${'é'.repeat(100)}` }, 'The address can have at most 500 characters'],
    [{ url: 'https://name:password@example.org/' }, 'The address cannot contain a password'],
    [{ events: [] }, 'At least one event is required'],
    [{ events: ['order.deleted'] }, `Events must be chosen from: ${WEBHOOK_EVENTS.join(', ')}`],
  ])('refuse %j', async (fields, sentence) => {
    const { status, body } = await create(fields);
    expect([status, body.Errors]).toEqual([400, [sentence]]);
  });

  it('never call this machine or the private network, unless that is allowed', async () => {
    // Two products that share a Redis would take each other's jobs.
    const strict = await startApp({ REDIS_URL: '' });
    const admin = await tokenOf(strict.dataSource, strict.api, 'admin');
    expect((await create({}, strict, admin)).body.Errors).toEqual(['The address must start with https://']);
    for (const address of [
      'https://127.0.0.1:1/',
      'https://localhost:1/',
      'https://[::1]:1/',
      'https://169.254.169.254/',
    ]) {
      expect((await create({ url: address }, strict, admin)).status).toBe(201);
    }
    const tour = await makeTour(strict.dataSource);
    await strict.api.post('/order', orderBody(tour.id));
    const jobs = strict.dataSource.getRepository(Job);
    for (let looks = 0; looks < 400; looks++) {
      const told = (await jobs.findBy({ queue: 'webhooks' })).filter(({ lastError }) => lastError !== null);
      if (told.length === 4) break;
      await wait(25);
    }
    const log = (await strict.api.get('/admin/webhook-deliveries', { token: admin })).body;
    expect(log).toHaveLength(4);
    for (const { status, lastError } of log) {
      expect(status).toBe('failed');
      expect(lastError).toMatch(/is not allowed/);
    }
    await strict.close();
  });

  it('receive booked money (rules/api 13)', async () => {
    const created = await create({ events: ['payment.recorded'] });
    const { id } = await order();
    await product.api.post(`/admin/orders/${id}/ledger`, { kind: 'cash', direction: 'in', amount: 40 }, { token });
    await product.mails.settled();
    const [told] = received('payment.recorded');
    expect(JSON.parse(told!.body).data).toMatchObject({ entry: { amount: 40 }, order: { id, paid: 40, balance: 60 } });
    await product.api.delete(`/admin/webhooks/${created.body.data.id}`, { token });
  });
});
