// Holds rules/mails 4.
import { translating } from './support/translations.js';
import { setTimeout as wait } from 'node:timers/promises';
import { Job } from '../src/platform/jobs/job.entity.js';
import { CampaignLetter } from '../src/modules/campaigns/campaign-letter.entity.js';
import { Subscriber } from '../src/modules/subscribers/subscriber.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makePublication } from './support/content.js';
import { makeEvent, tokenOf } from './support/factories.js';
import { SmtpPeer } from './support/smtp-peer.js';

/** So fast that specs need not wait; the spec of the rate limit sets its own. */
const RATE = '60000';
const READERS = 20;

describe('Campaigns: telling subscribers about an event or a publication', () => {
  let peer: SmtpPeer;
  let product: TestApp;
  let token: string;

  const start = async (settings: Record<string, string> = {}) => {
    peer = new SmtpPeer();
    product = await startApp({ SMTP_URL: await peer.start(), CAMPAIGN_RATE: RATE, ...settings });
    token = await tokenOf(product.dataSource, product.api, 'admin');
  };
  const stop = async () => {
    await product?.close();
    await peer.stop();
  };
  const subscribers = () => product.dataSource.getRepository(Subscriber);
  const letters = () => product.dataSource.getRepository(CampaignLetter);
  const subscribe = async (count: number) => {
    const readers = Array.from({ length: count }, (_, index) => ({ email: `reader.${index}@example.org` }));
    await subscribers().save(subscribers().create(readers));
  };
  const tell = (kind: string, recordId: string, recipients: number) =>
    product.api.post('/admin/campaigns', { kind, recordId, recipients }, { token });
  const campaign = async (id: string) => (await product.api.get(`/admin/campaigns/${id}`, { token })).body;
  const until = async (id: string, isReached: (row: Record<string, number | string>) => boolean) => {
    for (const deadline = Date.now() + 20_000; Date.now() < deadline; await wait(25)) {
      const row = await campaign(id);
      if (isReached(row)) return row;
    }
    throw new Error(`The campaign stays at ${JSON.stringify(await campaign(id))}`);
  };
  const arrivals = () => peer.received.map((mail) => mail.to![0]!.address!).sort();

  describe('with a mailing list', () => {
    beforeAll(async () => {
      await start();
      await subscribe(READERS);
    });
    afterAll(stop);

    it('says beforehand how many subscribers it would reach, and how long that takes', async () => {
      const { body } = await product.api.get('/admin/campaigns/audience', { token });
      expect(body).toEqual({ recipients: READERS, perMinute: Number(RATE), minutes: 1 });
    });

    it('is started only by an admin: approving an event mails nobody', async () => {
      const event = await makeEvent(product.dataSource, { isApproved: false });
      await product.api.put(`/events/approve/${event.slug}`, { isApproved: true }, { token });
      await product.mails.settled();
      expect(peer.received).toEqual([]);
    });

    it('refuses records that are not public or are over, and more subscribers than were confirmed', async () => {
      const hidden = await makeEvent(product.dataSource, { isApproved: false });
      const over = await makeEvent(product.dataSource, {
        startDate: new Date('2020-01-01'),
        endDate: new Date('2020-01-02'),
      });
      expect((await tell('event', hidden.id, READERS)).status).toBe(404);
      expect((await tell('event', over.id, READERS)).status).toBe(404);
      const event = await makeEvent(product.dataSource);
      const answer = await tell('event', event.id, 3);
      expect(answer.status).toBe(409);
      expect(answer.body.error).toBe('There are now 20 subscribers. Please check and confirm that number.');
      expect((await tell('tour', event.id, READERS)).body.Errors).toEqual(['Kind must be one of: event, publication']);
      expect(await letters().count()).toBe(0);
    });

    it('writes to each subscriber once, with an unsubscribe link, however often it is started', async () => {
      const event = await makeEvent(product.dataSource, { title: 'Conservation summit of the spec' });
      // All at the same time: the unique key lets only one succeed.
      const answers = await Promise.all(Array.from({ length: 5 }, () => tell('event', event.id, READERS)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
      const { body } = answers.find(({ status }) => status === 201)!;
      expect(body.message).toBe('Telling 20 subscribers about Conservation summit of the spec.');
      await until(body.data.id, ({ status }) => status === 'DONE');
      expect(await campaign(body.data.id)).toMatchObject({ sent: READERS, queued: 0, held: 0, skipped: 0, dead: 0 });
      expect(arrivals()).toHaveLength(READERS);
      expect(new Set(arrivals()).size).toBe(READERS);
      const mail = peer.received[0]!;
      expect(mail.subject).toBe('New event: Conservation summit of the spec');
      const reader = await subscribers().findOneByOrFail({ email: mail.to![0]!.address! });
      const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
      expect(header('list-unsubscribe')).toBe(`<${product.env.PUBLIC_URL}/api/maillist/one-click/${reader.id}>`);
      expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    });

    it('is in the list with its progress', async () => {
      const query = { filter: { kind: 'event' } };
      const { body, headers } = await product.api.get('/admin/campaigns', { token, query });
      expect(headers['content-range']).toBe('campaigns 0-0/1');
      expect(body[0]).toMatchObject({ title: 'Conservation summit of the spec', status: 'DONE', sent: READERS });
    });

    it('writes to each in the language in which they subscribed', async () => {
      peer.received.length = 0;
      const [reader] = await subscribers().find({ order: { id: 'ASC' }, take: 1 });
      await subscribers().update({ id: reader!.id }, { language: 'sw' });
      const event = await makeEvent(product.dataSource, { title: 'A night of stars' });
      const saved = await translating(product.api, token).translate(`events/${event.id}/sw`, {
        title: 'Usiku wa nyota',
      });
      const { body } = await tell('event', event.id, READERS);
      await until(body.data.id, ({ status }) => status === 'DONE');
      const to = (email: string) => peer.received.find((mail) => mail.to![0]!.address === email)!;
      expect([saved.status, to(reader!.email).subject]).toEqual([200, 'Tukio jipya: Usiku wa nyota']);
      expect(to(reader!.email).text).toContain(`${product.env.PUBLIC_URL}/sw/event/${event.slug}`);
      expect(peer.received.filter(({ subject }) => subject === 'New event: A night of stars')).toHaveLength(
        READERS - 1,
      );
      await subscribers().update({ id: reader!.id }, { language: 'en' });
      await product.api.delete(`/events/${event.slug}`, { token });
    });

    it('counts permanent refusals of a mail server, with its replies, and delays nobody else', async () => {
      peer.received.length = 0;
      peer.refusals.push({ responseCode: 550, message: 'No such reader here' });
      const publication = await makePublication(product.dataSource);
      const { body } = await tell('publication', publication.id, READERS);
      await until(body.data.id, ({ status }) => status === 'DONE');
      expect(await campaign(body.data.id)).toMatchObject({ sent: READERS - 1, dead: 1 });
      expect(new Set(arrivals()).size).toBe(READERS - 1);
      const dead = await product.dataSource.getRepository(Job).findOneByOrFail({ queue: 'letters', status: 'DEAD' });
      expect(dead.lastError).toContain('No such reader here');
      expect(await letters().findOneByOrFail({ jobId: dead.id })).toMatchObject({ status: 'QUEUED', sentAt: null });

      // A dead letter that staff retry is still sent, though the campaign is over.
      await product.api.post(`/admin/dead-jobs/${dead.id}/retry`, {}, { token });
      await product.mails.settled();
      expect(await campaign(body.data.id)).toMatchObject({ status: 'DONE', sent: READERS, dead: 0, queued: 0 });
    });
  });

  describe('with a rate limit', () => {
    // One letter per 200 ms: only a few are sent between two checks.
    beforeAll(async () => {
      await start({ CAMPAIGN_RATE: '300' });
      await subscribe(READERS);
    });
    afterAll(stop);

    it('stays below CAMPAIGN_RATE, pauses, skips readers who have left meanwhile, and resumes without repeating', async () => {
      const begun = Date.now();
      const event = await makeEvent(product.dataSource);
      const { body } = await tell('event', event.id, READERS);
      const { id } = body.data;
      await until(id, ({ sent }) => Number(sent) >= 3);

      expect((await product.api.post(`/admin/campaigns/${id}/pause`, {}, { token })).status).toBe(200);
      await until(id, ({ queued }) => queued === 0);
      const paused = await campaign(id);
      const received = peer.received.length;
      expect(paused).toMatchObject({ status: 'PAUSED', sent: received });
      await wait(300);
      expect(peer.received).toHaveLength(received);

      const told = new Set(arrivals());
      const leavers = (await subscribers().find()).filter(({ email }) => !told.has(email)).slice(0, 4);
      // Some of them had a held letter, others had none yet.
      for (const leaver of leavers) await product.api.get(`/maillist/unsubcribe/${leaver.id}`);
      expect((await product.api.post(`/admin/campaigns/${id}/resume`, {}, { token })).status).toBe(200);
      await until(id, ({ status }) => status === 'DONE');
      const seconds = (Date.now() - begun) / 1_000;

      expect(arrivals()).toHaveLength(READERS - leavers.length);
      expect(new Set(arrivals()).size).toBe(READERS - leavers.length);
      expect(arrivals()).not.toContain(leavers[0]!.email);
      const done = await campaign(id);
      expect(done).toMatchObject({ sent: READERS - leavers.length, held: 0, dead: 0 });
      // 16 letters, one per 200 ms; the first is sent at once.
      expect(seconds).toBeGreaterThan(((READERS - leavers.length - 1) * 200) / 1_000);
      expect((await product.api.post(`/admin/campaigns/${id}/pause`, {}, { token })).status).toBe(409);
    });

    it('holds its letters when the event is withdrawn, and pauses by itself', async () => {
      peer.received.length = 0;
      const event = await makeEvent(product.dataSource);
      const { body } = await tell('event', event.id, READERS);
      await until(body.data.id, ({ sent }) => Number(sent) >= 1);
      await product.api.put(`/events/approve/${event.slug}`, { isApproved: false }, { token });
      const stopped = await until(body.data.id, ({ status, queued }) => status === 'PAUSED' && queued === 0);
      expect(Number(stopped.sent)).toBeLessThan(READERS - 4);
      const count = peer.received.length;
      await wait(200);
      expect(peer.received).toHaveLength(count);
    });
  });
});
