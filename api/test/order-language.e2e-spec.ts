import { MAIL_DOCUMENT_NAMES, mailNamed } from '@imisozi/core/editable-texts/documents';
import { mails } from '@imisozi/core/texts/en/mails';
import { papers } from '@imisozi/core/texts/en/papers';
import { tourSheets } from '@imisozi/core/texts/en/tour-sheets';
import { mails as frenchMails } from '@imisozi/core/texts/fr/mails';
import { papers as frenchPapers } from '@imisozi/core/texts/fr/papers';
import { tourSheets as frenchTourSheets } from '@imisozi/core/texts/fr/tour-sheets';
import { parseTexts } from '@imisozi/core/texts/parse-message';
import { inLanguage } from '../src/texts/reader.js';
import { MailKinds } from '../src/modules/mail/mail.kinds.js';
import { MailLayout } from '../src/modules/mail/mail.layout.js';
import { Order } from '../src/modules/orders/order.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { readableText } from './support/readable-text.js';
import { makeTour, orderBody, tokenOf } from './support/factories.js';
import { contactBody } from './support/forms.js';

const COMPANY = 'hello@imisozi.example';

const EN = { mails, papers, tourSheets };
const FR = { mails: frenchMails, papers: frenchPapers, tourSheets: frenchTourSheets };

/** Every sentence of English mails, fixed or editable, without the inserted values. */
const ENGLISH = [parseTexts(EN), MAIL_DOCUMENT_NAMES.map((name) => mailNamed(name).defaults.en)]
  .flatMap(sentencesOf)
  .flatMap((text) => text.split(/\{\w+\}|\n/))
  .map((text) => text.trim())
  .filter((text) => text.split(/\s+/).length >= 3)
  // The names of sample records, each of which has a French translation.
  .concat(Object.values(mails.samples));

function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(sentencesOf) : [];
}

describe('The language of a client (rules/languages 3)', () => {
  let product: TestApp;
  let admin: string;

  beforeAll(async () => {
    product = await startApp();
    admin = await tokenOf(product.dataSource, product.api, 'admin');
  });
  afterAll(() => product.close());

  const ordered = async (email: string, language?: string) => {
    const tour = await makeTour(product.dataSource);
    const headers: Record<string, string> = language === undefined ? {} : { 'content-language': language };
    const { status, body } = await product.api.post('/order', orderBody(tour.id, { email }), { headers });
    expect(status).toBe(201);
    return body.order as Order;
  };
  const languageOf = async ({ id }: Order) =>
    (await product.dataSource.getRepository(Order).findOneByOrFail({ id })).language;

  it('is that of the order; its mails, their links and days use it, the company reads English', async () => {
    const email = 'commande@example.org';
    const order = await ordered(email, 'fr');
    expect(await languageOf(order)).toBe('fr');
    await product.api.put(`/order/${order.id}/status`, { status: 'APPROVED' }, { token: admin });
    const [received, confirmed] = await product.mails.to(email);
    expect(received!.subject).toMatch(/^Votre réservation \S+ : /);
    expect(received!.html).toContain('<html lang="fr">');
    expect(received!.html).toContain(`/fr/myorder/${await product.api.links.keyOf(order.id)}`);
    expect(received!.text).toMatch(/Total\u00a0: [\d\s]+\$US/);
    expect(confirmed!.subject).toMatch(/est confirmée$/);
    const toCompany = (await product.mails.to(COMPANY)).at(-1)!;
    expect(toCompany.subject).toMatch(/^New order/);
    expect(toCompany.text).toContain('Total: $');
  });

  it.each([
    ['sw', /^Agizo lako \S+: /, 'Jumla: $'],
    ['rw', /^Komande yanyu \S+: /, 'Igiteranyo: $'],
  ])('is that of its mails: %s', async (language, subject, total) => {
    const email = `writes.${language}@example.org`;
    const order = await ordered(email, language);
    const [mail] = await product.mails.to(email);
    expect(mail!.subject).toMatch(subject);
    expect(mail!.html).toContain(`<html lang="${language}">`);
    expect(mail!.text).toContain(total);
    expect(mail!.text).toContain(`/${language}/myorder/${await product.api.links.keyOf(order.id)}`);
  });

  it.each([
    ['en', 'en'],
    ['xx', 'en'],
    [undefined, 'en'],
  ])('is English unless it is one of the site: %s', async (sent, kept) => {
    const email = `reads.${sent}@example.org`;
    const order = await ordered(email, sent);
    expect(await languageOf(order)).toBe(kept);
    const [mail] = await product.mails.to(email);
    expect(mail!.subject).toMatch(/^Your order/);
    expect(mail!.html).toContain('<html lang="en">');
    expect(new URL(/https?:\/\/\S+\/myorder\/\S+/.exec(mail!.text!)![0]).pathname).toBe(
      `/myorder/${await product.api.links.keyOf(order.id)}`,
    );
  });

  it('is Arabic from right to left in mails, with numbers and prices in their own order (rules/languages 7)', async () => {
    const email = 'writes.ar@example.org';
    const order = await ordered(email, 'ar');
    const [mail] = await product.mails.to(email);
    expect(mail!.subject).toContain(`طلبكم \u2068${order.number}\u2069: `);
    expect(mail!.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail!.html).toContain(`<bdi>${order.number}</bdi>`);
    expect(mail!.html).not.toMatch(/text-align:right|padding:9px 12px 9px 0/);
    expect(mail!.text).toMatch(/الإجمالي: \u2068\$[\d.,]+\u2069\n/);
    // A telephone number stays on one line, and its country code in front.
    expect(mail!.text).toMatch(
      /اتصلوا بالرقم \u2068\+250\u00a0[\d\u00a0]+\u2069|الاتصال بالرقم \u2068\+250\u00a0[\d\u00a0]+\u2069/,
    );
    expect(mail!.text).toContain(`/ar/myorder/${await product.api.links.keyOf(order.id)}`);
  });

  it('is Arabic in papers and in the calendar entry', async () => {
    const order = await ordered('papers.ar@example.org', 'ar');
    await product.api.put(`/order/${order.id}/status`, { status: 'PAID' }, { token: admin });
    const key = await product.api.links.keyOf(order.id);
    const raw = (name: string) => product.app.inject({ url: `/api/order/${key}/${name}` });
    const read = async (name: string) =>
      readableText({ mimeType: 'application/pdf', content: (await raw(name)).rawPayload });
    const proforma = await read('proforma');
    for (const said of ['فاتورة أولية', order.number, 'تاريخ السفر', 'شكرًا']) expect(proforma).toContain(said);
    expect(await read('invoice')).toContain('الفاتورة باسم');
    expect(await read('receipt')).toContain('عن الطلب');
    const calendar = (await raw('calendar')).payload.replaceAll(/\r\n /g, '');
    expect(calendar).toContain(`الطلب \u2068${order.number}\u2069`);
  });

  it('is that of its documents and calendar entry, whoever opens them', async () => {
    const order = await ordered('papiers@example.org', 'fr');
    await product.api.put(`/order/${order.id}/status`, { status: 'PAID' }, { token: admin });
    const key = await product.api.links.keyOf(order.id);
    const raw = (name: string) => product.app.inject({ url: `/api/order/${key}/${name}` });
    const read = async (name: string) => {
      const text = await readableText({ mimeType: 'application/pdf', content: (await raw(name)).rawPayload });
      return text.replaceAll(/\s+/g, ' ');
    };
    expect(await read('proforma')).toMatch(/Facture pro forma[^]*Date du voyage[^]*MONTANT[^]*Total [\d\s]+\$US/);
    expect(await read('invoice')).toMatch(/Facture[^]*Payée en totalité le/);
    expect(await read('receipt')).toMatch(/Reçu[^]*Pour la réservation/);
    const calendar = (await raw('calendar')).payload.replaceAll(/\r\n /g, '');
    expect(calendar).toContain(`Réservation ${order.number}`);
    expect(calendar).toMatch(/Début\u00a0: mar\. 5 janvier 2038[^]*Dernier jour\u00a0: /);
    expect(calendar).toMatch(/\/fr\/tours?\b/);
  });

  it('is what the office was told, and is changed like other client details', async () => {
    const email = 'au.telephone@example.org';
    const tour = await makeTour(product.dataSource);
    const body = {
      names: 'Demo Visitor',
      email,
      phoneNumber: '+250788123456',
      people: 2,
      itemsArray: [{ id: tour.id }],
    };
    const { body: made } = await product.api.post('/admin/orders', { ...body, language: 'fr' }, { token: admin });
    expect(made.order.language).toBe('fr');
    expect((await product.mails.to(email))[0]!.subject).toMatch(/^Votre réservation/);
    const at = `/admin/orders/${made.order.id}`;
    const refused = await product.api.put(at, { revision: 1, language: 'xx' }, { token: admin });
    expect(refused.status).toBe(400);
    const { body: changed } = await product.api.put(at, { revision: 1, language: 'en' }, { token: admin });
    expect(changed.order.language).toBe('en');
  });

  it('applies to messages to the company, too', async () => {
    const email = 'ecrit@example.org';
    await product.api.post('/contact', contactBody({ email }), { headers: { 'content-language': 'fr' } });
    expect((await product.mails.to(email))[0]!.subject).toBe('Nous avons bien reçu votre message');
  });

  it('leaves no English in any mail to French readers', async () => {
    const kinds = product.app.get(MailKinds);
    const layout = product.app.get(MailLayout);
    for (const document of MAIL_DOCUMENT_NAMES) {
      const mail = await inLanguage('fr', () => kinds.sampleWith(document)!());
      const { html, text } = layout.render(mail);
      expect(html).toContain('<html lang="fr">');
      const said = [mail.subject, mail.preview, mail.heading, text].join('\n');
      expect([document, ENGLISH.filter((sentence) => said.includes(sentence))]).toEqual([document, []]);
    }
  });

  it('has every text of the product, and none left in English by mistake', () => {
    const names = (texts: object, at = ''): string[] =>
      Object.entries(texts).flatMap(([name, value]) =>
        typeof value === 'object' ? names(value, `${at}${name}.`) : [`${at}${name}`],
      );
    expect(names(FR)).toEqual(names(EN));
    const same = sentencesOf(EN).filter((text, index) => text !== '' && text === sentencesOf(FR)[index]);
    expect(same).toEqual(['Date', 'Total']);
  });
});
