import { randomUUID } from 'node:crypto';
import { Subscriber } from '../src/modules/subscribers/subscriber.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { tokenOf } from './support/factories.js';

describe('The mailing list', () => {
  let product: TestApp;
  const subscribers = () => product.dataSource.getRepository(Subscriber);
  const subscribe = (email: unknown) => product.api.post('/maillist/subscribe', { email });
  const idOf = async (email: string) => (await subscribers().findOneByOrFail({ email })).id;

  beforeAll(async () => {
    product = await startApp();
  });
  afterAll(() => product.close());

  it('returns 201 the first time and 200 afterwards, with the same message (rules/forms 2)', async () => {
    const first = await subscribe('Reader.One@Example.org');
    const again = await subscribe(' reader.one@example.org ');
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body).toEqual(first.body);
    expect(await subscribers().countBy({ email: 'reader.one@example.org' })).toBe(1);
    // The id is the key to unsubscribe, so somebody who knows only the mail address must not get it.
    expect(first.body).toEqual({ message: expect.any(String), code: 'subscribed', params: {} });
  });

  it('stores an address once, however many calls come at the same moment', async () => {
    const email = 'race@example.org';
    const answers = await Promise.all(Array.from({ length: 8 }, () => subscribe(email)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
    expect(await subscribers().countBy({ email })).toBe(1);
    expect(await product.mails.to(email)).toHaveLength(1);
  });

  it.each([
    ['', 'Email is required'],
    [undefined, 'Email is required'],
    ['nobody', 'Email must be a valid email address'],
  ])('refuses the address %j (rules/forms 2)', async (email, sentence) => {
    const { status, body } = await subscribe(email);
    expect(status).toBe(400);
    expect(body.Errors).toEqual([sentence]);
  });

  it('welcomes the reader, with an unsubscribe page and one-click unsubscribing (RFC 8058)', async () => {
    const email = 'welcome@example.org';
    await subscribe(email);
    const [mail] = await product.mails.to(email);
    const header = (name: string) => mail!.headers.find(({ key }) => key === name)?.value;
    const id = await idOf(email);
    expect(mail!.text).toContain(`${product.env.PUBLIC_URL}/maillist/unsubcribe/${id}`);
    expect(header('list-unsubscribe')).toBe(`<${product.env.PUBLIC_URL}/api/maillist/one-click/${id}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  it("links to the unsubscribe page in the reader's language", async () => {
    const email = 'bienvenue@example.org';
    await product.api.post('/maillist/subscribe', { email }, { headers: { 'content-language': 'fr' } });
    const [mail] = await product.mails.to(email);
    expect(mail!.text).toContain(`${product.env.PUBLIC_URL}/fr/maillist/unsubcribe/${await idOf(email)}`);
  });

  it('unsubscribes the reader by the link, once; then the address is unknown (rules/mails 5)', async () => {
    await subscribe('leaves@example.org');
    const path = `/maillist/unsubcribe/${await idOf('leaves@example.org')}`;
    const left = await product.api.get(path);
    expect(left.status).toBe(200);
    expect(left.headers['cache-control']).toBe('no-store');
    expect(left.body.message).toMatch(/unsubscribed/);
    const again = await product.api.get(path);
    expect(again.status).toBe(404);
    expect(again.body.error).toBe('This address is not on our mailing list.');
    expect((await product.api.get(`/maillist/unsubcribe/${randomUUID()}`)).status).toBe(404);
    expect((await subscribe('leaves@example.org')).status).toBe(201);
  });

  it('unsubscribes the reader by the one-click POST of a mail program, in either form (RFC 8058)', async () => {
    const field = 'Content-Disposition: form-data; name="List-Unsubscribe"';
    const forms = {
      'application/x-www-form-urlencoded': 'List-Unsubscribe=One-Click',
      'multipart/form-data; boundary=spec': `--spec\r\n${field}\r\n\r\nOne-Click\r\n--spec--\r\n`,
    };
    for (const [type, body] of Object.entries(forms)) {
      await subscribe('clicks@example.org');
      const path = `/maillist/one-click/${await idOf('clicks@example.org')}`;
      const { status } = await product.api.call('POST', path, body, { headers: { 'content-type': type } });
      expect([type, status]).toEqual([type, 200]);
      expect(await subscribers().countBy({ email: 'clicks@example.org' })).toBe(0);
    }
  });

  it('asks first if the URL of the header is opened as a link, and unsubscribes nobody', async () => {
    await subscribe('followed@example.org');
    const id = await idOf('followed@example.org');
    const asked = await product.api.get(`/maillist/one-click/${id}`);
    expect([asked.status, asked.headers.location]).toEqual([
      303,
      `${product.env.PUBLIC_URL}/maillist/unsubcribe/${id}?ask`,
    ]);
    expect(await subscribers().countBy({ email: 'followed@example.org' })).toBe(1);
    // Mails that were sent before contain the older path.
    expect((await product.api.post(`/maillist/unsubcribe/${id}`)).status).toBe(200);
  });

  it('unsubscribes nobody when a link checker sends HEAD', async () => {
    await subscribe('checked@example.org');
    const path = `/maillist/unsubcribe/${await idOf('checked@example.org')}`;
    expect((await product.api.call('HEAD', path)).status).toBe(204);
    expect(await subscribers().countBy({ email: 'checked@example.org' })).toBe(1);
  });

  it('lists subscribers to admins, newest first (rules/roles 2, rules/api 7)', async () => {
    const token = await tokenOf(product.dataSource, product.api, 'admin');
    await subscribe('newest@example.org');
    const { body } = await product.api.get('/maillist/subcribers', { token });
    expect(body.subscribers).toHaveLength(await subscribers().count());
    expect(body.subscribers[0]).toEqual({
      id: await idOf('newest@example.org'),
      email: 'newest@example.org',
      createdAt: expect.stringMatching(/Z$/),
    });
    const query = { filter: { q: 'newest@' } };
    const page = await product.api.get('/admin/subscribers', { token, query });
    expect(page.headers['content-range']).toBe('subscribers 0-0/1');
    expect((await product.api.get(`/admin/subscribers/${page.body[0].id}`, { token })).body).toEqual(page.body[0]);
  });
});
