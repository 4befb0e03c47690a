import { AirTicketInquiry } from '../src/modules/air-tickets/air-ticket-inquiry.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { tokenOf } from './support/factories.js';
import { airTicketBody } from './support/forms.js';

const COMPANY = 'hello@imisozi.example';

describe('Air-ticket inquiries', () => {
  let product: TestApp;
  const inquiries = () => product.dataSource.getRepository(AirTicketInquiry);

  beforeAll(async () => {
    product = await startApp();
  });
  afterAll(() => product.close());

  it('are saved and get the sentence of the form (rules/forms 3)', async () => {
    const { status, body } = await product.api.post('/airticket', airTicketBody());
    expect(status).toBe(201);
    expect(body.message).toBe('Air Ticket sent successfully!');
    const { id, createdAt, threadId, ...kept } = await inquiries().findOneByOrFail({ id: body.data.id });
    expect(kept).toEqual({ ...airTicketBody(), isHandled: false });
    expect(threadId).not.toBeNull();
    expect(body.data).toEqual({ ...kept, id, createdAt: createdAt.toISOString() });
  });

  it('are for one passenger in economy by default (rules/forms 3)', async () => {
    const form = airTicketBody({ numberOfPassengers: '', cabinClass: undefined, specialRequests: '' });
    const { body } = await product.api.post('/airticket', form);
    expect(body.data).toMatchObject({ numberOfPassengers: 1, cabinClass: 'economy', specialRequests: '' });
  });

  it('are mailed to the company with all fields and the contact footer, with the visitor as reply address (rules/forms 3)', async () => {
    const email = 'flies.soon@example.org';
    await product.api.post('/airticket', airTicketBody({ email, specialRequests: 'Wheelchair <b>please</b>' }));
    const mail = (await product.mails.to(COMPANY)).at(-1)!;
    expect(mail.replyTo?.map(({ address }) => address)).toEqual([email]);
    for (const line of [
      'Full Name: Spec Traveller',
      `Email: ${email}`,
      'Phone Number: +250 788 123 456',
      'Departure City: Kigali',
      'Destination City: Nairobi',
      'Departure Date: Mon, 1 March 2038',
      'Return Date: Mon, 8 March 2038',
      'Number of Passengers: 2',
      'Cabin Class: Business',
      'Special Requests: Wheelchair <b>please</b>',
      'Contact us: +250 788 000 000, hello@imisozi.example',
    ]) {
      expect(mail.text).toContain(line);
    }
    expect(mail.html).toContain('Wheelchair &lt;b&gt;please&lt;/b&gt;');
  });

  it('are acknowledged to the visitor with their days and numbers, and without any typed text (rules/forms 3, rules/privacy 6)', async () => {
    const email = 'is.thanked@example.org';
    await product.api.post(
      '/airticket',
      airTicketBody({ email, fullName: 'Buy watches', departureCity: 'spam.example' }),
    );
    const [mail, ...more] = await product.mails.to(email);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('We have received your air ticket inquiry');
    for (const line of [
      'Departure Date: Mon, 1 March 2038',
      'Return Date: Mon, 8 March 2038',
      'Number of Passengers: 2',
      'Cabin Class: Business',
    ]) {
      expect(mail!.text).toContain(line);
    }
    expect(`${mail!.text} ${mail!.html}`).not.toMatch(/watches|spam\.example|Nairobi/);
  });

  it('require every field except the special requests (rules/forms 3)', async () => {
    const { status, body } = await product.api.post('/airticket', {});
    expect(status).toBe(400);
    expect(body.Errors).toEqual([
      'Full Name is required',
      'Email is required',
      'Phone Number is required',
      'Departure City is required',
      'Destination City is required',
      'Departure Date is required',
      'Return Date is required',
    ]);
  });

  it.each([
    [{ numberOfPassengers: 0 }, 'Number of Passengers must be a whole number from 1 to 500'],
    [{ numberOfPassengers: 'two' }, 'Number of Passengers must be a whole number from 1 to 500'],
    [{ cabinClass: 'roof' }, 'Cabin Class must be one of: economy, business, firstClass'],
    [{ email: 'nobody' }, 'Email must be a valid email address'],
    [{ phone: 'none' }, 'Phone Number must be numeric'],
    [{ departureDate: 'soon' }, 'Departure Date is not a valid date'],
    [{ departureDate: '2038-02-31' }, 'Departure Date is not a valid date'],
    [{ returnDate: 20380308 }, 'Return Date is not a valid date'],
    [{ returnDate: '2038-02-28' }, 'Return Date cannot be before Departure Date'],
  ])('refuse %j (rules/forms 3)', async (wrong, sentence) => {
    const before = await inquiries().count();
    const { status, body } = await product.api.post('/airticket', airTicketBody(wrong));
    expect(status).toBe(400);
    expect(body.Errors).toEqual([sentence]);
    expect(await inquiries().count()).toBe(before);
  });

  it('need no return date for a ticket of one way (rules/forms 3)', async () => {
    const email = 'one.way@example.org';
    const { status, body } = await product.api.post(
      '/airticket',
      airTicketBody({ email, returnDate: undefined, oneWay: 'true' }),
    );
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ departureDate: '2038-03-01', returnDate: null });
    const [mail] = await product.mails.to(email);
    expect(mail!.text).toContain('Return Date: None: one way');
  });

  it('convert the instant that a date picker sends to the day in Kigali (rules/api 11, rules/forms 3)', async () => {
    const dates = { departureDate: '2038-02-28T22:00:00.000Z', returnDate: '2038-03-08T00:00:00+02:00' };
    const { body } = await product.api.post('/airticket', airTicketBody(dates));
    expect(body.data).toMatchObject({ departureDate: '2038-03-01', returnDate: '2038-03-08' });
  });

  it('are listed to admins (rules/roles 2)', async () => {
    const token = await tokenOf(product.dataSource, product.api, 'admin');
    const { body } = await product.api.post('/airticket', airTicketBody({ destinationCity: 'Zanzibar' }));
    const query = { filter: { q: 'zanzibar' }, sort: ['departureDate', 'ASC'] };
    const page = await product.api.get('/admin/air-ticket-inquiries', { token, query });
    expect(page.body).toEqual([body.data]);
    expect(page.headers['content-range']).toBe('air-ticket-inquiries 0-0/1');
    expect((await product.api.get(`/admin/air-ticket-inquiries/${body.data.id}`, { token })).body).toEqual(body.data);
  });

  it('are marked as handled by admins, with an audit entry (rules/roles 5)', async () => {
    const token = await tokenOf(product.dataSource, product.api, 'admin');
    const { body } = await product.api.post('/airticket', airTicketBody());
    const path = `/admin/air-ticket-inquiries/${body.data.id}`;
    const handled = await product.api.put(path, { isHandled: true }, { token });
    expect(handled.body).toEqual({
      message: 'The inquiry has been marked as handled.',
      data: { ...body.data, isHandled: true },
    });
    expect((await product.api.put(path, { isHandled: false }, { token })).body.message).toBe(
      'The inquiry has been reopened.',
    );
    const query = { filter: { recordId: body.data.id }, sort: ['createdAt', 'ASC'] };
    const trail = await product.api.get('/admin/audit', { token, query });
    expect(trail.body.map(({ action }: { action: string }) => action)).toEqual(['handle', 'reopen']);
  });

  describe('of deployed clients, as HTML (rules/forms 4)', () => {
    const send = (fields: Record<string, unknown>) =>
      product.api.post('/maillist/sendhtml', {
        sendTo: 'old.client@example.org',
        subject: 'Air Ticket Inquiry',
        html: '<p>Full Name: Spec Traveller</p>',
        ...fields,
      });

    it('are mailed only to the company, as text, whatever address they name', async () => {
      const sendTo = 'victim.of.relay@example.org';
      const html = `<style>p{color:red}</style><h2>Inquiry</h2><table><tr><td>From</td><td>Kigali &amp; Huye</td></tr></table>
        <p>Buy <a href="https://spam.example">watches</a><script>alert(1)</script></p><img src=x onerror=alert(2)>`;
      const { status, body } = await send({ sendTo, html });
      expect(status).toBe(200);
      expect(body).toEqual({ message: 'Air Ticket sent successfully!', code: 'air-ticket-sent', params: {} });

      const toCompany = (await product.mails.to(COMPANY)).at(-1)!;
      expect(toCompany.replyTo?.map(({ address }) => address)).toEqual([sendTo]);
      expect(toCompany.subject).toBe('Air Ticket Inquiry');
      expect(toCompany.text).toContain('Inquiry\nFrom Kigali & Huye\nBuy watches');
      expect(toCompany.html).not.toMatch(/<script|onerror|spam\.example|alert/);

      const [toVisitor, ...more] = await product.mails.to(sendTo);
      expect(more).toEqual([]);
      expect(toVisitor!.subject).toBe('We have received your air ticket inquiry');
      expect(`${toVisitor!.text} ${toVisitor!.html}`).not.toMatch(/watches|Huye/);
    });

    it('get a default title if theirs is missing or is markup', async () => {
      await send({ subject: '' });
      expect((await product.mails.to(COMPANY)).at(-1)!.subject).toBe('Air Ticket Inquiry');
      await send({ subject: '<b>Fly</b> with us' });
      expect((await product.mails.to(COMPANY)).at(-1)!.subject).toBe('Fly with us');
    });

    it.each([
      [{ sendTo: 'nobody' }, 'Email must be a valid email address'],
      [{ sendTo: ['a@example.org', 'b@example.org'] }, 'Email must be a valid email address'],
      [{ sendTo: 'a@example.org, b@example.org' }, 'Email must be a valid email address'],
      [
        { subject: 'Fly\r\nBcc: victim@example.org' },
        'Subject must be a single line of plain text without hidden characters',
      ],
      [{ html: '' }, 'html is required'],
      [{ html: 'x'.repeat(50_001) }, 'html can have at most 50000 characters'],
    ])('refuse %#', async (wrong, sentence) => {
      const { status, body } = await send(wrong);
      expect(status).toBe(400);
      expect(body.Errors).toEqual([sentence]);
    });
  });
});
