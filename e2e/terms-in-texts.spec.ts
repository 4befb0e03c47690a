import { addDays, today } from '@imisozi/core/kigali-time';
import { extractText } from 'unpdf';
import { mailsTo, order } from './support/booking.js';
import { SUBJECTS } from '@imisozi/core/privacy/personal-kinds';
import { expect, test } from './support/dashboard.js';
import { datedTour } from './support/departures.js';
import { aliveForm } from './support/site-forms.js';
import { expectAccessibleByDayAndNight } from './support/visit.js';
import { send } from './support/staff.js';

test('FAQ and terms contain the values of the settings, in the language of their texts (rules/money 1, rules/content 9)', async ({
  product,
  tokens,
}) => {
  const read = async (path: string) => (await fetch(product.url + path)).text();
  const save = (terms: object | null) => send(product.url, 'PUT', '/api/admin/settings', tokens.admin, { terms });
  expect(await read('/terms')).toContain(
    'is 25% of the price from 5 days before travel; 100% of the price from 2 days',
  );
  try {
    await save({
      depositPercent: 35,
      balanceDaysBefore: 21,
      holdHours: 31,
      cancellation: [{ daysBefore: 9, chargePercent: 40 }],
    });
    await expect.poll(() => read('/terms')).toContain('is 40% of the price from 9 days before travel.');
    const terms = await read('/terms');
    for (const said of ['35% of the price', '21 days before travel', 'kept for 31 hours', 'up to 30 people'])
      expect(terms).toContain(said);
    await expect.poll(() => read('/fr/terms')).toContain('40\u00A0% du prix à partir de 9 jours avant le voyage');
    const french = await read('/fr/terms');
    for (const said of ['35\u00A0% du prix', '21 jours avant le voyage', '31 heures']) expect(french).toContain(said);
    await expect.poll(() => read('/faq')).toContain('The deposit is 35% of the price');
    await expect.poll(() => read('/fr/faq')).toContain('est de 35\u00A0% du prix');
  } finally {
    await save(null);
  }
});

test("terms, FAQ, tour, form, order, mail and proforma say what the office's rules are now (rules/cancelling 9)", async ({
  page,
  product,
  tokens,
}) => {
  const { url } = product;
  const save = (terms: object | null) => send(url, 'PUT', '/api/admin/settings', tokens.admin, { terms });
  // $100 for one person, whom the server prices.
  const tour = await datedTour(url, tokens.admin, {
    saleMode: 'any-date',
    travellerTypes: [{ code: 'child', label: 'Children', maxAge: 11, percent: -50 }],
  });
  const travelDate = addDays(today(), 100);
  try {
    await save({ depositPercent: 37, balanceDaysBefore: 23, cancellation: [{ daysBefore: 9, chargePercent: 44 }] });
    for (const path of ['/terms', '/faq', `/tour/${tour.slug}`]) {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByText(/The deposit is 37% of the price/).first()).toBeAttached();
      await expect(main.getByText(/the rest is due 23 days before travel/).first()).toBeAttached();
    }
    const terms = page.getByRole('region', { name: 'Paying and cancelling' });
    await expect(terms).toContainText('until 10 days before travelnothing is charged');
    await expect(terms).toContainText('until the day of travel44% of the price is charged');
    await expect(terms).toContainText('For 2 people, that is $66.60 when you book and $113.40 later.');
    await expectAccessibleByDayAndNight(page);

    const said = ['$37', '$63', 'nothing is charged', '$44 is charged, $56 goes back to you'];
    const form = await aliveForm(page, 'booking');
    await form.locator('[name=date]').fill(travelDate);
    for (const text of ['Deposit, due now', ...said]) await expect(form).toContainText(text);

    const email = `rules.${Date.now()}@example.org`;
    const { id } = await order(
      url,
      email,
      { people: 1, amount: 100, travelDate, payment: 'later' },
      { ...tour, price2: 0 },
    );
    await page.goto(`/myorder/${id}`);
    for (const text of said) await expect(page.getByRole('main')).toContainText(text);
    const [mail] = await mailsTo(product.settings.DATA_DIR!, email, 1);
    for (const text of said) expect(mail!.text).toContain(text);
    const paper = await page.request.get(`/api/order/${id}/proforma`);
    const { text: onPaper } = await extractText(new Uint8Array(await paper.body()), { mergePages: true });
    for (const text of said) expect(onPaper.replaceAll(/\s+/g, ' ')).toContain(text);
  } finally {
    await save(null);
  }
});

test('the privacy page names the data that travellers are asked for (rules/privacy 9)', async ({ product }) => {
  const html = await (await fetch(`${product.url}/policy`)).text();
  const asked = [
    'Birth date',
    'Nationality',
    'Passport number',
    'Passport expiry',
    'Diet',
    'Remarks',
    'Arrival flight',
  ];
  for (const said of [...asked, 'erased 30 days after the trip']) expect(html).toContain(said);
});

test('the privacy page prints the table of what is kept, why and how long, and each form leads to its line (rules/privacy 8, 12)', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/policy`);
  const lines = page.locator('dl > div');
  await expect(lines).toHaveCount(Object.keys(SUBJECTS).length);
  await expect(page.locator('#kept-bookings')).toContainText('2 years after the trip');
  await expect(page.locator('#kept-accounts')).toContainText('10 years after the end of the year');
  await expect(page.locator('#kept-technical')).toContainText('files without use: 30 days');
  expect(await lines.allInnerTexts()).toEqual(
    (await lines.allInnerTexts()).filter((text) => !/undefined|object|\{/.test(text)),
  );
  const targets = await page
    .locator('.accordion a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  expect(targets.length).toBeGreaterThan(15);
  for (const target of new Set(targets)) await expect(page.locator(target)).toHaveCount(1);
});
