// Holds rules/mails 6 and 8.
import { mkdir, writeFile } from 'node:fs/promises';
import { addDays, today } from '@imisozi/core/kigali-time';
import sharp from 'sharp';
import { startApp, type TestApp } from './support/app.js';
import { makeTour, orderBody, tokenOf } from './support/factories.js';

describe('What mails about an order show, and ask for', () => {
  let product: TestApp;
  let admin: string;
  let count = 0;

  beforeAll(async () => {
    product = await startApp();
    admin = await tokenOf(product.dataSource, product.api, 'admin');
    const red = { create: { width: 1600, height: 1200, channels: 3, background: '#aa3311' } } as const;
    await mkdir(product.env.dataPath('media'), { recursive: true });
    await writeFile(product.env.dataPath('media', 'red.jpg'), await sharp(red).jpeg().toBuffer());
  });
  afterAll(() => product.close());

  const get = (url: string) => product.app.inject({ method: 'GET', url: url.replace(product.env.PUBLIC_URL, '') });
  const pictured = () => makeTour(product.dataSource, { image: '/media/red.jpg' });
  const order = async (tourId: string, fields: Record<string, unknown> = {}) => {
    const email = `pictured.${++count}@example.org`;
    const { body } = await product.api.post('/order', orderBody(tourId, { email, ...fields }));
    return { id: body.order.id as string, email };
  };
  const sources = (html: string | undefined) =>
    [...(html ?? '').matchAll(/<img src="([^"]+)"/g)].map(([, src]) => src!);

  it('is our mark and the picture of the tour, which mail programs elsewhere can load', async () => {
    const { email } = await order((await pictured()).id);
    const [mail] = await product.mails.to(email);
    const [mark, picture, ...more] = sources(mail!.html);
    expect(more).toEqual([]);
    for (const [url, type, size] of [
      [mark!, 'image/png', { format: 'png', width: 108, height: 108 }],
      [picture!, 'image/jpeg', { format: 'jpeg', width: 1200, height: 500 }],
    ] as const) {
      const answer = await get(url);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
      expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject(size);
    }
  });

  it('is the current picture for the name of an earlier one, and none for what is not public or no name', async () => {
    const tour = await pictured();
    expect((await get(`/og/mail/tour-${tour.slug}.0123456789abcdef.jpg`)).statusCode).toBe(200);
    const draft = await makeTour(product.dataSource, { image: '/media/red.jpg', isPublished: false });
    for (const name of [`tour-${draft.slug}.0123456789abcdef.jpg`, 'tour-x.jpg', '..%2f..%2fapp.sqlite', 'x.png']) {
      expect((await get(`/og/mail/${name}`)).statusCode).toBe(404);
    }
    await product.api.put(`/tours/publish/${tour.slug}`, { isPublished: false }, { token: admin });
    const { id, email } = await order((await pictured()).id);
    await product.api.put(`/order/${id}/status`, { status: 'REJECTED' }, { token: admin });
    const rejected = (await product.mails.to(email)).find(({ subject }) => subject!.endsWith('cannot be accepted'));
    expect(sources(rejected!.html)).toHaveLength(1);
  });

  it('does not ask for money that is being paid at once, nor beside the receipt of a deposit', async () => {
    const terms = { depositPercent: 30, balanceDaysBefore: 30 };
    const { id } = await makeTour(product.dataSource, { price1: 1000, terms });
    const fields = { people: 1, amount: 1000, travelDate: addDays(today(), 90) };
    const asks = /You can pay|View or pay|To pay by bank transfer/;
    const now = await order(id, { ...fields, payment: 'now' });
    const [received] = await product.mails.to(now.email);
    expect(received!.text).toContain('As soon as your payment has arrived, we email you the receipt.');
    expect(received!.text).not.toMatch(asks);
    const later = await order(id, { ...fields, payment: 'later' });
    expect((await product.mails.to(later.email))[0]!.text).toMatch(asks);

    const deposit = { kind: 'bank', direction: 'in', amount: 300, receivedAt: '2026-05-04' };
    const booked = await product.api.post(`/admin/orders/${now.id}/ledger`, deposit, { token: admin });
    expect(booked.body.order.status).toBe('APPROVED');
    const confirmed = (await product.mails.to(now.email)).find(({ subject }) => subject!.endsWith('is confirmed'));
    expect(confirmed!.text).toContain('We have confirmed your order.');
    expect(confirmed!.text).not.toMatch(asks);
    await product.api.put(`/order/${later.id}/status`, { status: 'APPROVED' }, { token: admin });
    const byHand = (await product.mails.to(later.email)).find(({ subject }) => subject!.endsWith('is confirmed'));
    expect(byHand!.text).toMatch(asks);
  });
});
