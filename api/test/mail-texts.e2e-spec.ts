import { MAIL_DOCUMENT_NAMES, mailNamed, type MailDocumentName } from '@imisozi/core/editable-texts/documents';
import { MailKinds } from '../src/modules/mail/mail.kinds.js';
import { startApp, type TestApp } from './support/app.js';
import { makeTour, orderBody, tokenOf } from './support/factories.js';
import { contactBody } from './support/forms.js';

describe('The editable texts of mails (rules/content 9, rules/mails 6)', () => {
  let product: TestApp;
  let admin: string;

  beforeAll(async () => {
    product = await startApp();
    admin = await tokenOf(product.dataSource, product.api, 'admin');
  });
  afterAll(() => product.close());

  const at = (name: MailDocumentName) => `/admin/content/${name}`;
  const publish = async (name: MailDocumentName, change: Record<string, string>) => {
    const { body } = await product.api.get(at(name), { token: admin });
    const value = { ...body.value, ...change };
    return product.api.put(at(name), { version: body.version, value }, { token: admin });
  };
  const preview = (name: MailDocumentName, change: Record<string, string>) =>
    product.api.post(`${at(name)}/preview`, { value: { ...mailNamed(name).defaults.en, ...change } }, { token: admin });

  it('apply to the next mail, with its facts; earlier mails do not change', async () => {
    const email = 'words.of.mails@example.org';
    await product.api.post('/contact', contactBody({ email }));
    expect((await product.mails.to(email))[0]!.text).toContain('Thank you for writing to Imisozi Safaris.');
    const { status } = await publish('mail-contact', { subject: 'Your {company} question', text: 'One.\n\nTwo.' });
    expect(status).toBe(200);
    await product.api.post('/contact', contactBody({ email }));
    const mail = (await product.mails.to(email)).at(-1)!;
    expect(mail.subject).toBe('Your Imisozi Safaris question');
    expect(mail.text).toMatch(/One\.\s+Two\./);
    const { body } = await product.api.get(at('mail-contact'), { token: admin });
    await product.api.post(`${at('mail-contact')}/versions/0/restore`, { version: body.version }, { token: admin });
    await product.api.post('/contact', contactBody({ email }));
    expect((await product.mails.to(email)).at(-1)!.subject).toBe('We have received your message');
  });

  it('insert what visitors typed as text: never as a placeholder, markup or a header line', async () => {
    const tour = await makeTour(product.dataSource, { title: 'Hills & {phone} <b>' });
    const email = 'braces@example.org';
    const names = '{order} <i>Keza</i>';
    const { status } = await product.api.post('/order', { ...orderBody(tour.id, { email, names }) });
    expect(status).toBe(201);
    const [mail] = await product.mails.to(email);
    expect(mail!.subject).toMatch(/^Your order \S+: Hills & \{phone\} <b>$/);
    expect(mail!.html).toContain('Hills &amp; {phone} &lt;b&gt;');
    expect(mail!.html).not.toContain('<i>');
  });

  it('are refused with an unknown placeholder', async () => {
    const { status, body } = await publish('mail-contact', { heading: 'Dear {name}' });
    expect([status, body.message]).toEqual([
      400,
      'Heading has {name}, which stands for nothing here. You can insert: {company}, {phone}, {email}.',
    ]);
  });

  it.each(MAIL_DOCUMENT_NAMES)('are previewed in their mail: %s', async (name) => {
    const { status, body } = await preview(name, { subject: 'A subject of {company}', text: 'Never seen before.' });
    expect(status).toBe(200);
    expect(body.subject).toMatch(/^(\[TEST\] )?A subject of Imisozi Safaris$/);
    expect(body.html).toContain('Never seen before.');
    expect(body.html).not.toMatch(/\{\w+\}/);
  });

  it('are written in French too, for French readers, with a preview of the mail', async () => {
    const query = { language: 'fr' };
    const { body } = await product.api.get(at('mail-contact'), { token: admin, query });
    expect(body.value.subject).toBe('Nous avons bien reçu votre message');
    const value = { ...body.value, subject: 'Bonjour de {company}' };
    const preview = await product.api.post(`${at('mail-contact')}/preview`, { value }, { token: admin, query });
    expect([preview.body.subject, preview.body.html]).toEqual([
      'Bonjour de Imisozi Safaris',
      expect.stringContaining('<html lang="fr">'),
    ]);
    await product.api.put(at('mail-contact'), { version: body.version, value }, { token: admin, query });
    const subjectTo = async (email: string, language: string) => {
      await product.api.post('/contact', contactBody({ email }), { headers: { 'content-language': language } });
      return (await product.mails.to(email)).at(-1)!.subject;
    };
    expect(await subjectTo('lit@example.org', 'fr')).toBe('Bonjour de Imisozi Safaris');
    expect(await subjectTo('reads@example.org', 'en')).toBe('We have received your message');
  });

  it('are named by the previews of the mails that use them, each by one', async () => {
    const named = product.app.get(MailKinds).names.flatMap((kind) => product.app.get(MailKinds).wordsOf(kind));
    expect([...named].sort()).toEqual([...MAIL_DOCUMENT_NAMES].sort());
  });
});
