// Holds rules/languages 5.
import { expect, expectToast, open, test } from '../support/dashboard.js';
import { adminToken, send } from '../support/staff.js';
import { expectAccessible, expectNoSidewaysScroll } from '../support/visit.js';

const EVENT = 'dugout-day-on-the-twin-lakes';
const TITLE = 'Dugout day on the twin lakes';

test('a colleague translates an event beside its English text, and visitors read it at once', async ({
  page,
  product,
}) => {
  const token = await adminToken(product.url);
  const swahili = async () => (await fetch(`${product.url}/sw/event/${EVENT}`)).text();
  expect(await swahili()).toMatch(new RegExp(`<h1[^>]* lang="en"[^>]*>${TITLE}</h1>`));
  await open(page, `/account/events/view/${EVENT}`);
  await page.getByRole('navigation', { name: 'Translations' }).getByRole('link', { name: 'Kiswahili 0 of 3' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${TITLE}: Kiswahili`);
  await expectAccessible(page, 'light');
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Siku ya mitumbwi');
  await page.getByRole('textbox', { name: 'Description' }).press('a');
  // Leaving the page asks for confirmation.
  page.once('dialog', (dialog) => void dialog.dismiss());
  await page.getByRole('link', { name: 'العربية 3 of 3' }).click();
  await expect(title).toHaveValue('Siku ya mitumbwi');
  await page.getByRole('button', { name: 'Save translation' }).click();
  await expectToast(page, 'The translation (Kiswahili) has been saved.');
  await expect(page.getByRole('link', { name: 'Kiswahili 2 of 3 texts' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Place' }).getByText('Not translated')).toBeVisible();
  expect(await swahili()).toMatch(/<h1(?![^>]*lang=)[^>]*>Siku ya mitumbwi<\/h1>/);

  await send(product.url, 'PUT', `/api/events/${EVENT}`, token, { title: `${TITLE}!` });
  await page.reload();
  const marked = page.getByRole('group', { name: 'Title' });
  await expect(marked.getByText('English has changed')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kiswahili 2 of 3 texts, 1 outdated' })).toBeVisible();
  await marked.getByRole('switch', { name: 'The translation is still correct' }).press('Space');
  await page.getByRole('button', { name: 'Save translation' }).click();
  await expect(marked.getByText('English has changed')).toBeHidden();
  await expectNoSidewaysScroll(page, 360);
  await send(product.url, 'PUT', `/api/events/${EVENT}`, token, { title: TITLE });
});

test('a translation that a colleague has saved meanwhile is not overwritten without notice @both', async ({
  page,
  product,
}) => {
  await open(page, '/account/destinations/view/lake-kivu');
  await page.getByRole('link', { name: /^Ikinyarwanda/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lake Kivu: Ikinyarwanda');
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Ikiyaga cya Kivu');
  const id = /translation\/([^/]+)\/rw/.exec(page.url())![1]!;
  const texts = [{ key: 'title', text: 'Kivu', sourceRevision: '' }];
  const path = `/api/admin/translations/destinations/${id}/rw`;
  await send(product.url, 'PUT', path, await adminToken(product.url), { version: 0, texts });
  await page.getByRole('button', { name: 'Save translation' }).click();
  await expect(page.getByText('Your texts are still here.')).toBeVisible();
  // Refused texts are still unsaved, so leaving asks for confirmation.
  const asked = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
  await page.getByRole('link', { name: 'Tours', exact: true }).click();
  await asked;
  await page.getByRole('button', { name: 'Save mine instead' }).click();
  await expectToast(page, 'The translation (Ikinyarwanda) has been saved.');
  await expect(title).toHaveValue('Ikiyaga cya Kivu');
});

test('a restored draft follows texts that have moved, and shows what could not be restored', async ({
  page,
  product,
  tokens,
}) => {
  const day = (title: string) => ({ title, body: '' });
  const days = [day('Kigali to Musanze'), day('Gorillas')];
  const { tours: tour } = await send<{ tours: { id: string; slug: string } }>(
    product.url,
    'POST',
    '/api/tours/create',
    tokens.admin,
    {
      title: 'A draft of two days',
      toursBody: '<p>A tour.</p>',
      image: `${product.url}/media/tour.jpg`,
      itenerary: days,
    },
  );
  await open(page, `/account/tours/translation/${tour.id}/fr`);
  const text = (name: string) => page.getByRole('group', { name, exact: true }).getByRole('textbox');
  await text('Title').fill('Un brouillon de deux jours');
  await text('Day 1: title').fill('De Kigali à Musanze');
  await send(product.url, 'PUT', `/api/tours/update/${tour.slug}`, tokens.admin, {
    title: 'A draft of three days',
    itenerary: [day('Arrival'), ...days],
  });
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(text('Day 2: title')).toHaveValue('De Kigali à Musanze');
  await expect(text('Day 1: title')).toHaveValue('');
  await expect(text('Title')).toHaveValue('');
  const unplaced = page.getByRole('alert').filter({ hasText: 'These texts were not restored' });
  await expect(unplaced).toContainText('Un brouillon de deux jours');
  await expect(unplaced).not.toContainText('Musanze');
  await expectAccessible(page, 'light');
  await page.getByRole('button', { name: 'Save translation' }).click();
  await expectToast(page, 'The translation (Français) has been saved.');

  const { done, outdated, texts } = await send<{
    done: number;
    outdated: number;
    texts: { key: string; text: string }[];
  }>(product.url, 'GET', `/api/admin/translations/tours/${tour.id}/fr`, tokens.admin);
  expect([done, outdated]).toEqual([1, 0]);
  expect(texts.find(({ key }) => key === 'itinerary.1.title')?.text).toBe('De Kigali à Musanze');
});

test('lists show how much of each record is translated into each language, and find what is left @both', async ({
  page,
  product,
}) => {
  const token = await adminToken(product.url);
  const path = '/api/events/night-of-stars-in-akagera';
  const title = 'Night of stars in Akagera';
  await open(page, '/account/events');
  const record = page.getByRole('row', { name: title });
  const marks = record.getByRole('list', { name: 'Translations' });
  await expect(marks.getByRole('listitem')).toContainText([
    'Français: 3 of 3 texts',
    'Kiswahili: 0 of 3 texts',
    'Ikinyarwanda: 0 of 3 texts',
    'العربية: 3 of 3 texts',
  ]);
  await expectAccessible(page, 'light');
  const filter = page.getByRole('combobox', { name: 'To translate' });
  const choose = async (language: string) => {
    await filter.click();
    await page.getByRole('option', { name: language }).click();
  };
  await choose('Kiswahili');
  await expect(page).toHaveURL(/toTranslate/);
  await expect(record).toBeVisible();
  await choose('Français');
  await expect(record).toBeHidden();
  try {
    await send(product.url, 'PUT', path, token, { title: `${title}!` });
    await page.reload();
    await expect(marks.getByText('Français: 3 of 3 texts, 1 outdated')).toBeAttached();
    await page.setViewportSize({ width: 360, height: 800 });
    const card = page.getByRole('listitem').filter({ hasText: title });
    await expect(card.getByRole('list', { name: 'Translations' })).toContainText('FR !');
    await expectNoSidewaysScroll(page, 360);
  } finally {
    await send(product.url, 'PUT', path, token, { title });
  }
});
