import { Mail } from '../src/modules/mail/mail.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeTour, orderBody } from './support/factories.js';
import { SmtpPeer } from './support/smtp-peer.js';

describe('Mail by SMTP (contract 8)', () => {
  const peer = new SmtpPeer();
  let product: TestApp;
  const order = async (email: string) => {
    const tour = await makeTour(product.dataSource);
    const { body } = await product.api.post('/order', orderBody(tour.id, { email }));
    await product.mails.settled();
    return body.order as { id: string; number: string };
  };
  const to = (address: string) => peer.received.filter((email) => email.to?.some((one) => one.address === address));

  beforeAll(async () => {
    product = await startApp({ SMTP_URL: await peer.start(), PUBLIC_URL: 'https://www.imisozi.example' });
  });
  afterAll(async () => {
    await product.close();
    await peer.stop();
  });

  it('arrives once, with the sender, the reply address, both bodies and the proforma', async () => {
    const { number } = await order('smtp.reader@example.org');
    const [mail, ...more] = to('smtp.reader@example.org');
    expect(more).toEqual([]);
    expect(mail!.from).toMatchObject({ name: 'Imisozi Safaris', address: 'hello@imisozi.example' });
    expect(mail!.html).toContain('https://www.imisozi.example/myorder/');
    expect(mail!.text).toContain(number);
    expect(mail!.attachments[0]!.mimeType).toBe('application/pdf');
    expect(to('hello@imisozi.example').at(-1)!.replyTo?.[0]?.address).toBe('smtp.reader@example.org');
  });

  it('is tried again after a temporary refusal, under the same Message-ID', async () => {
    peer.refusals.push({ responseCode: 451, message: 'Greylisted, come back later' });
    const { id } = await order('greylisted@example.org');
    const mails = await product.dataSource.getRepository(Mail).findBy({ orderId: id });
    expect(mails.map(({ status }) => status)).toEqual(['sent', 'sent']);
    expect(mails.map(({ attempts }) => attempts).sort()).toEqual([1, 2]);
    const arrived = to('greylisted@example.org');
    expect(arrived).toHaveLength(1);
    expect(arrived[0]!.messageId).toMatch(/^<[0-9a-f-]{36}@www\.imisozi\.example>$/);
  });

  it('shows no mailbox', async () => {
    const answer = await product.app.inject({ method: 'GET', url: '/mailbox' });
    expect(answer.statusCode).toBe(404);
  });
});
