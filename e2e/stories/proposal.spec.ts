import { addDays, today } from '@imisozi/core/kigali-time';
import { mailsTo } from '../support/booking.js';
import { expect, open, test } from '../support/dashboard.js';
import { countEffort, expectWithin } from '../support/effort.js';
import { send } from '../support/staff.js';
import { expectAccessibleByDayAndNight, expectNoSidewaysScroll } from '../support/visit.js';

const MINUTE = 60;
const PHONE = { width: 360, height: 800 };
const NOBODY = { cookies: [], origins: [] };

/** Twelve days as a consultant writes them: what the day is called, a sentence, and where they sleep. */
const DAYS = [
  ['Bienvenue à Kigali', 'Accueil à l’aéroport et dîner au bord de la piscine.', 'Garden', 'Garden'],
  ['Kigali à pied', 'Marchés, mémorial et ateliers d’artistes.', 'Garden', 'Garden'],
  ['Vers l’Akagera', 'Trois heures de route, safari en fin de journée.', 'Lake T', 'Savan'],
  ['Safari à l’aube', 'Lions et girafes, puis en bateau sur le lac Ihema.', 'Lake T', 'Savan'],
  ['Vers les volcans', 'Route par les collines jusqu’à Kinigi.', 'Ridge', 'Bamboo'],
  ['Les gorilles', 'Une heure avec une famille de gorilles.', 'Ridge', 'Bamboo'],
  ['Les singes dorés', 'Marche dans les bambous, après-midi libre.', 'Ridge', 'Bamboo'],
  ['Le lac Kivu', 'Route panoramique jusqu’à Rubavu.', 'Terrace', 'Twin'],
  ['Sur le lac', 'Kayak le matin, sources chaudes.', 'Terrace', 'Twin'],
  ['Vers Nyungwe', 'Le long du lac jusqu’à la forêt.', 'Tea', 'Tea'],
  ['Les chimpanzés', 'Départ de nuit, retour pour le déjeuner.', 'Tea', 'Tea'],
  ['Retour à Kigali', 'Déjeuner à Huye, vol du soir.'],
] as const;

const COST = '3977';
const LEVELS = [
  ['Confort', '2600'],
  ['Luxe', '4000'],
] as const;

test('a trip of twelve days with two levels of lodges is offered in French from a message, accepted and paid on a phone (rules/proposals 1, 3, 5) @both', async ({
  page,
  context,
  browser,
  product: { url, settings },
  tokens,
}) => {
  test.slow();
  const email = `camille.${Date.now()}@example.org`;
  const effort = await countEffort(context);
  await page.goto('/account/quotes');
  const { keyboard } = page;

  await page.getByRole('button', { name: 'Create proposal' }).click();
  const made = page.getByRole('dialog', { name: 'Create proposal' });
  await made.getByRole('textbox', { name: 'Client' }).fill('Camille Exemple');
  await made.getByRole('textbox', { name: 'Email' }).fill(email);
  await made.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'Français' }).click();
  await made.getByLabel('Travel date').fill(addDays(today(), 120));
  await made.getByLabel('Travel date').press('Enter');
  await expect(page).toHaveURL(/\/account\/quotes\/edit\/[\da-f-]{36}$/);
  const id = page.url().split('/').at(-1)!;
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Douze jours au pays des mille collines');
  await page.getByLabel('Valid until').fill(addDays(today(), 21));

  // Each button leads into the first field of its row, and the rest is typed.
  const options = page.getByRole('group', { name: 'Options' });
  for (const [option, [name, each]] of LEVELS.entries()) {
    await options.getByRole('button', { name: 'Add option' }).click();
    await keyboard.insertText(name);
    await options.getByRole('textbox', { name: 'What' }).nth(option).click();
    await keyboard.insertText('Voyage privé, tout compris');
    await keyboard.press('Tab');
    await keyboard.insertText('2');
    await keyboard.press('Tab');
    await keyboard.insertText(each);
  }
  const days = page.getByRole('group', { name: 'Days' });
  for (const [title, text, ...lodges] of DAYS) {
    await days.getByRole('button', { name: 'Add day' }).click();
    await keyboard.insertText(title);
    await keyboard.press('Tab');
    await keyboard.insertText(text);
    // Past the place, which lodges know.
    await keyboard.press('Tab');
    for (const lodge of lodges) {
      await keyboard.press('Tab');
      await keyboard.type(lodge);
      await expect(page.getByRole('option', { name: lodge }).first()).toBeVisible();
      await keyboard.press('ArrowDown');
      await keyboard.press('Enter');
    }
  }
  await page.getByRole('button', { name: 'Add cost' }).click();
  await keyboard.insertText('Lodges and car');
  await keyboard.press('Tab');
  await keyboard.insertText(COST);
  await expect(page.getByText('Total $5,200, cost $3,977, margin $1,223 (24%)')).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Deposit in percent' }).fill('30');
  await page.getByRole('button', { name: 'Save proposal' }).click();
  const drawer = page.getByRole('dialog', { name: 'Douze jours au pays des mille collines' });
  await drawer.getByRole('button', { name: 'Send', exact: true }).click();
  await page
    .getByRole('dialog', { name: /^Send proposal/ })
    .getByRole('button', { name: 'Yes' })
    .click();
  await expect(drawer.getByText('Sent', { exact: true }).first()).toBeVisible();
  expectWithin(10 * MINUTE, effort, 'a proposal of twelve days, written and sent');

  const [mail] = await mailsTo(settings.DATA_DIR!, email, 1);
  expect(mail!.text).toContain(`/fr/quote/${id}`);
  const phone = await browser.newContext({ baseURL: url, viewport: PHONE, storageState: NOBODY });
  const taps = await countEffort(phone);
  const paper = await phone.newPage();
  await paper.goto(`/fr/quote/${id}`);
  await expect(paper.getByRole('heading', { level: 1 })).toHaveText('Douze jours au pays des mille collines');
  await expect(paper.getByRole('link', { name: 'Garden Hotel, Kiyovu' })).toBeVisible();
  await expect(paper.locator('body')).not.toContainText(/3\D?977/);
  await expectAccessibleByDayAndNight(paper);
  await expectNoSidewaysScroll(paper, PHONE.width);
  await paper.getByRole('radio', { name: 'Luxe' }).check();
  await paper.getByLabel('J’accepte les prix et les conditions ci-dessus.').check();
  await paper.getByRole('button', { name: 'Accepter et passer au paiement' }).click();
  await expect(paper).toHaveURL(/\/fr\/pay$/);
  await paper.getByRole('radio', { name: 'Carte Visa' }).check();
  await paper.getByRole('button', { name: 'Payer maintenant' }).click();
  await paper.getByRole('button', { name: 'Approve' }).click();
  await expect(paper).toHaveURL(/\/fr\/myorder\/[\da-f-]{36}/);
  expectWithin(MINUTE, taps, 'its acceptance and the deposit, on a phone');
  await phone.close();
  await expect
    .poll(async () => {
      const quote = await send<{ state: string; orderId: string }>(url, 'GET', `/api/admin/quotes/${id}`, tokens.admin);
      const order = await send<{ paid: number }>(url, 'GET', `/api/admin/orders/${quote.orderId}`, tokens.admin);
      return [quote.state, order.paid];
    })
    .toEqual(['ACCEPTED', 2_400]);
  await open(page, `/account/quotes/${id}/show`);
  await expect(drawer.getByText('Won', { exact: true })).toBeVisible();
});
