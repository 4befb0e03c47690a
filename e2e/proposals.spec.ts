import { mailsTo } from './support/booking.js';
import { expect, open, test } from './support/dashboard.js';
import { proposal, sentProposal } from './support/proposals.js';
import { send } from './support/staff.js';
import { expectAccessibleByDayAndNight, expectNoSidewaysScroll } from './support/visit.js';

const PHONE = { width: 360, height: 800 };
/** The client is not logged in. */
const NOBODY = { cookies: [], origins: [] };

test('a message becomes a proposal in French, and its client accepts it and pays the deposit on a phone (rules/proposals 1, 3, 5)', async ({
  page,
  browser,
  product: { url, settings },
  tokens,
}) => {
  const email = `camille.${Date.now()}@example.org`;
  const message = {
    names: 'Camille Exemple',
    email,
    subject: 'Un voyage',
    phone: '+33612345678',
    message: 'Bonjour !',
  };
  const { data } = await send<{ data: { id: string } }>(url, 'POST', '/api/contact', '', message);

  await page.goto(`/account/contact-messages/${data.id}/show`);
  await page.getByRole('button', { name: 'Make proposal' }).click();
  await expect(page).toHaveURL(/\/account\/quotes\/edit\/[\da-f-]{36}$/);
  const id = page.url().split('/').at(-1)!;
  await expect(page.getByText('Bonjour !')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'Français' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Deux jours au bord du lac');
  await page.getByLabel('Travel date').fill(proposal().travelDate);
  await page.getByLabel('Valid until').fill(proposal().validUntil);
  await page.getByRole('button', { name: 'Add day' }).click();
  await page.getByRole('textbox', { name: 'Title' }).nth(1).fill('Le lac');
  await page.getByRole('combobox', { name: 'Lodge' }).fill('Bamboo Vi');
  await page.getByRole('option', { name: 'Bamboo Villas' }).click();
  await page.getByRole('button', { name: 'Add option' }).click();
  await page.getByRole('textbox', { name: 'What' }).fill('Voyage privé');
  await page.getByRole('spinbutton', { name: 'US dollars each' }).fill('1000');
  await page.getByRole('button', { name: 'Add cost' }).click();
  await page.getByRole('textbox', { name: 'What' }).nth(1).fill('Lodge and car');
  await page.getByRole('spinbutton', { name: 'US dollars', exact: true }).fill('600');
  await expect(page.getByText('Total $1,000, cost $600, margin $400 (40%)')).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Deposit in percent' }).fill('30');
  await page.getByRole('button', { name: 'Save proposal' }).click();

  const drawer = page.getByRole('dialog', { name: 'Deux jours au bord du lac' });
  await drawer.getByRole('button', { name: 'Send', exact: true }).click();
  await page
    .getByRole('dialog', { name: /^Send proposal/ })
    .getByRole('button', { name: 'Yes' })
    .click();
  await expect(drawer.getByText('Sent', { exact: true }).first()).toBeVisible();
  const [mail] = await mailsTo(settings.DATA_DIR!, email, 2).then((mails) =>
    mails.filter(({ subject }) => subject?.startsWith('Votre proposition')),
  );
  expect(mail!.text).toContain(`/fr/quote/${id}`);

  const phone = await (await browser.newContext({ baseURL: url, viewport: PHONE, storageState: NOBODY })).newPage();
  await phone.goto(`/fr/quote/${id}`);
  await expect(phone.getByRole('heading', { level: 1, name: 'Deux jours au bord du lac' })).toBeVisible();
  await expect(phone.getByRole('link', { name: 'Bamboo Villas' })).toBeVisible();
  await expect(phone.locator('body')).not.toContainText('600');
  await expectAccessibleByDayAndNight(phone);
  await expectNoSidewaysScroll(phone, PHONE.width);
  await phone.getByLabel('J’accepte les prix et les conditions ci-dessus.').check();
  await phone.getByRole('button', { name: 'Accepter et passer au paiement' }).click();

  await expect(phone).toHaveURL(/\/fr\/pay$/);
  await phone.getByRole('radio', { name: 'Carte Visa' }).check();
  await phone.getByRole('button', { name: 'Payer maintenant' }).click();
  await phone.getByRole('button', { name: 'Approve' }).click();
  await expect(phone).toHaveURL(/\/fr\/myorder\/[\da-f-]{36}/);
  await expect
    .poll(async () => {
      const quote = await send<{ state: string; orderId: string }>(url, 'GET', `/api/admin/quotes/${id}`, tokens.admin);
      const order = await send<{ paid: number }>(url, 'GET', `/api/admin/orders/${quote.orderId}`, tokens.admin);
      return [quote.state, order.paid];
    })
    .toEqual(['ACCEPTED', 300]);

  await open(page, `/account/quotes/${id}/show`);
  await expect(drawer.getByText('Won', { exact: true })).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, role: 'nobody' });

    test('a client asks for a change, must tick the terms, and declines (rules/proposals 5, 6)', async ({
      page,
      product: { url },
      tokens,
    }) => {
      const id = await sentProposal(url, { language: 'en' });
      await page.goto(`/quote/${id}`);
      await expect(page.getByRole('radio', { name: 'Luxe' })).toBeVisible();
      if (javaScriptEnabled) await expectAccessibleByDayAndNight(page);
      await page.getByText('Ask for a change').click();
      await page.getByLabel('What would you like to be different?').fill('One more night, please.');
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByRole('status').first()).toContainText('We’ll look at your wishes');

      await page.getByRole('radio', { name: 'Confort' }).check();
      await page
        .locator('form')
        .first()
        .evaluate((form: HTMLFormElement) => {
          form.noValidate = true;
        });
      await page.getByRole('button', { name: 'Accept and go on to payment' }).click();
      await expect(page.locator('main').getByRole('alert')).toHaveText(
        'Please tick that you accept the prices and the terms',
      );
      await expect(page.getByRole('radio', { name: 'Confort' })).toBeChecked();

      await page.getByText('Decline', { exact: true }).click();
      await page.getByLabel('Would you tell us why? (optional)').fill('Another year.');
      await page.getByRole('button', { name: 'Decline this proposal' }).click();
      await expect(page.getByText('This proposal has been declined. If you change your mind')).toBeVisible();
      const quote = await send<{ state: string; lostReason: string; changes: { message: string }[] }>(
        url,
        'GET',
        `/api/admin/quotes/${id}`,
        tokens.admin,
      );
      expect(quote).toMatchObject({ state: 'DECLINED', lostReason: 'Another year.' });
      expect(quote.changes.map(({ message }) => message)).toEqual(['One more night, please.']);
    });
  });
}
