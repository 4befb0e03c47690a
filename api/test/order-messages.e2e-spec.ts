import { ContactMessage } from '../src/modules/contact/contact-message.entity.js';
import { Mail } from '../src/modules/mail/mail.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeTour, orderBody, tokenOf } from './support/factories.js';

describe('A message from the page of an order (rules/orders 12)', () => {
  let product: TestApp;

  beforeAll(async () => {
    product = await startApp();
  });
  afterAll(() => product.close());

  const order = async (email: string): Promise<{ id: string; number: string; title: string }> => {
    const tour = await makeTour(product.dataSource);
    const { body } = await product.api.post('/order', orderBody(tour.id, { email }));
    return { ...body.order, title: tour.title };
  };
  const write = (id: string, message: unknown, key?: string) =>
    product.api.post(`/order/${id}/message`, { message }, key ? { headers: { 'idempotency-key': key } } : {});
  const kept = (email: string) => product.dataSource.getRepository(ContactMessage).findBy({ email });

  it('reaches staff as a message that names the order, and the office by a mail with the client as reply address', async () => {
    const email = 'asks@example.org';
    const { id, number, title } = await order(email);
    const { status, body } = await write(id, 'Can we start later?\nAt eight?');
    expect([status, body.message]).toEqual([201, "Thank you, your message has been sent. We'll reply soon."]);
    expect(await kept(email)).toMatchObject([
      { subject: `Order ${number}: ${title}`, message: 'Can we start later?\nAt eight?', isHandled: false },
    ]);
    const mail = (await product.mails.to('hello@imisozi.example')).at(-1)!;
    expect(mail.subject).toContain(number);
    expect(mail.text).toContain('Can we start later?');
    const queued = await product.dataSource
      .getRepository(Mail)
      .findOneByOrFail({ template: 'contact-message', orderId: id });
    expect(queued).toMatchObject({ replyTo: email, reference: number });
    // The booking's timeline shows it like this (rules/desk 7).
    const token = await tokenOf(product.dataSource, product.api, 'reservations');
    const timeline = await product.api.get(`/admin/orders/${id}/timeline`, { token });
    expect(JSON.stringify(timeline.body)).toContain('contact-message');
  });

  it('is refused if empty, too long, or for an unknown order', async () => {
    const { id } = await order('says.nothing@example.org');
    expect((await write(id, ' ')).status).toBe(400);
    expect((await write(id, 'x'.repeat(5_001))).status).toBe(400);
    expect((await write('00000000-0000-4000-8000-000000000000', 'Hello')).status).toBe(404);
    expect(await kept('says.nothing@example.org')).toEqual([]);
  });

  it('is saved once for the same key (rules/errors 7)', async () => {
    const { id } = await order('twice@example.org');
    const [first, again] = [await write(id, 'Hello', `message-${id}`), await write(id, 'Hello', `message-${id}`)];
    expect(again.body).toEqual(first.body);
    expect(await kept('twice@example.org')).toHaveLength(1);
  });
});
