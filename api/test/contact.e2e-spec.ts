import { ContactMessage } from '../src/modules/contact/contact-message.entity.js';
import { Notification } from '../src/modules/notifications/notification.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { tokenOf } from './support/factories.js';
import { contactBody } from './support/forms.js';

describe('The contact form', () => {
  let product: TestApp;
  const messages = () => product.dataSource.getRepository(ContactMessage);

  beforeAll(async () => {
    product = await startApp();
  });
  afterAll(() => product.close());

  it('saves the message, notifies staff and returns a sentence and the record (rules/forms 1, rules/api 9)', async () => {
    const { status, body } = await product.api.post('/contact', contactBody({ names: 'Zoé <b>', phone: 788123456 }));
    expect(status).toBe(201);
    expect(body.message).toMatch(/^Thank you/);
    expect(await messages().findOneByOrFail({ id: body.data.id })).toMatchObject({
      names: 'Zoé <b>',
      email: 'spec.visitor@example.org',
      subject: 'A question of a spec',
      phone: '788123456',
      message: 'How long is the walk?\nIs there shade?',
      isHandled: false,
    });
    const { threadId } = await product.dataSource.getRepository(ContactMessage).findOneByOrFail({ id: body.data.id });
    const notification = { kind: 'contact', link: `/account/threads/${threadId}/show` } as const;
    expect(await product.dataSource.getRepository(Notification).countBy(notification)).toBe(1);
  });

  it('stores every character, whatever character set the server would choose', async () => {
    const message = 'Muraho neza, ça va? مرحبا 你好 🦍';
    const { body } = await product.api.post('/contact', contactBody({ message }));
    expect(await messages().findOneByOrFail({ id: body.data.id })).toMatchObject({ message });
  });

  it('mails the company, with the visitor as reply address, and thanks the visitor in our own words (rules/forms 1, rules/mails 1)', async () => {
    const email = 'asks.by.mail@example.org';
    await product.api.post('/contact', contactBody({ email, subject: 'Rain & <i>mud</i>' }));
    const mail = (await product.mails.to('hello@imisozi.example')).at(-1)!;
    expect(mail.subject).toBe('Message from the website: Rain & <i>mud</i>');
    expect(mail.replyTo?.map(({ address }) => address)).toEqual([email]);
    expect(mail.text).toContain('How long is the walk?\nIs there shade?');
    expect(mail.html).toContain('Rain &amp; &lt;i&gt;mud&lt;/i&gt;');
    const [thanks, ...more] = await product.mails.to(email);
    expect(more).toEqual([]);
    expect(thanks!.subject).toBe('We have received your message');
    expect(`${thanks!.text} ${thanks!.html}`).not.toMatch(/Rain|shade|Spec Visitor/);
  });

  it('requires every field, each with its own sentence (rules/forms 1)', async () => {
    const { status, body } = await product.api.post('/contact', {});
    expect(status).toBe(400);
    expect(body.Errors).toEqual([
      'Full name is required',
      'Email is required',
      'Subject is required',
      'Phone is required',
      'message is required',
    ]);
    expect(body.error).toBe('Full name is required');
    expect(body.message).toBe(body.error);
  });

  it.each([
    ['words for a phone', 'phone', 'call me', 'Phone must be numeric'],
    ['an address without a domain', 'email', 'nobody', 'Email must be a valid email address'],
    ['5,001 characters', 'message', 'x'.repeat(5_001), 'message can have at most 5000 characters'],
    ['an object for a subject', 'subject', { $ne: 1 }, 'Subject must be text'],
  ])('refuses %s (rules/forms 1, 8)', async (_, field, value, sentence) => {
    const before = await messages().count();
    const { status, body } = await product.api.post('/contact', contactBody({ [field]: value }));
    expect(status).toBe(400);
    expect(body.Errors).toEqual([sentence]);
    expect(await messages().count()).toBe(before);
  });

  it('refuses a second header line in its subject (rules/api 5)', async () => {
    const before = await messages().count();
    const subject = 'Hello\r\nBcc: victim@example.org';
    const { status, body } = await product.api.post('/contact', contactBody({ subject }));
    expect([status, body.Errors]).toEqual([
      400,
      ['Subject must be a single line of plain text without hidden characters'],
    ]);
    expect(await messages().count()).toBe(before);
  });

  it('lists messages to admins in the dialect of ra-data-simple-rest (rules/api 7)', async () => {
    const token = await tokenOf(product.dataSource, product.api, 'admin');
    const { body } = await product.api.post('/contact', contactBody({ subject: 'Needle in hay' }));
    const query = { filter: { q: 'needle', isHandled: false }, range: [0, 4], sort: ['createdAt', 'DESC'] };
    const page = await product.api.get('/admin/contact-messages', { token, query });
    expect(page.body).toEqual([body.data]);
    expect(page.headers['content-range']).toBe('contact-messages 0-0/1');
    expect((await product.api.get(`/admin/contact-messages/${body.data.id}`, { token })).body).toEqual(body.data);
    expect((await product.api.get('/admin/contact-messages/unknown', { token })).status).toBe(404);
  });

  it('lets admins mark a message as handled and open again, with audit entries (rules/roles 5)', async () => {
    const admin = await tokenOf(product.dataSource, product.api, 'admin');
    const { body } = await product.api.post('/contact', contactBody({ subject: 'To be handled' }));
    const path = `/admin/contact-messages/${body.data.id}`;
    const put = (isHandled: unknown) => product.api.put(path, { isHandled, subject: 'Rewritten' }, { token: admin });
    const handled = await put('true');
    expect(handled).toMatchObject({ status: 200, body: { message: 'The message has been marked as handled.' } });
    expect(handled.body.data).toEqual({ ...body.data, isHandled: true });
    await put(true);
    expect((await put(false)).body.message).toBe('The message has been reopened.');
    expect((await put('perhaps')).body.Errors).toEqual(['Handled must be true or false']);
    expect(
      (await product.api.put('/admin/contact-messages/unknown', { isHandled: true }, { token: admin })).status,
    ).toBe(404);
    const query = { filter: { recordId: body.data.id }, sort: ['createdAt', 'ASC'] };
    const trail = await product.api.get('/admin/audit', { token: admin, query });
    expect(trail.body).toMatchObject([
      { action: 'handle', label: 'To be handled', changes: { isHandled: [false, true] } },
      { action: 'reopen', label: 'To be handled', changes: { isHandled: [true, false] } },
    ]);
  });
});
