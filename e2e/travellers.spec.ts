import { addDays, today } from '@imisozi/core/kigali-time';
import type { Page } from '@playwright/test';
import { order } from './support/booking.js';
import { fill } from './support/site-forms.js';
import { expect, test } from './support/test.js';
import { expectAccessible, expectNoSidewaysScroll } from './support/visit.js';

/** An order for two people with travel in this many days. */
const bookForTwo = (url: string, inDays: number) =>
  order(url, `party.${Date.now()}@example.org`, { travelDate: addDays(today(), inDays) });

const section = (page: Page) => page.getByRole('region', { name: 'Who is travelling' });
const ALINE = {
  'First name': 'Aline',
  'Last name': 'Uwase',
  'Birth date': '1948-05-17',
  'Passport number': 'PC0000001',
  Diet: 'Vegetarian',
  'Arrival time': '2037-06-11T18:40',
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the client enters the travellers one after the other; after a refusal the input is kept (rules/privacy 1) @both', async ({
      page,
      product,
    }) => {
      const { id } = await bookForTwo(product.url, 40);
      await page.goto(`/myorder/${id}?traveller=1`);
      await expect(section(page)).toContainText(/You can change them until .+\.\s+We keep them encrypted/);
      const first = section(page).getByRole('group', { name: 'Traveller 1: Adult' });
      await fill(first, { ...ALINE, 'First name': '   ' });
      if (javaScriptEnabled) await expectAccessible(page, 'light');
      await first.getByRole('button', { name: 'Save this traveller' }).click();
      await expect(first.getByRole('alert')).toHaveText('First name is required');
      const rowId = await first.locator('xpath=ancestor::form').locator('[name="id"]').inputValue();
      await expect(first.getByLabel('First name')).toHaveAccessibleDescription('First name is required');
      await expect(first.getByLabel('Passport number')).toHaveValue('PC0000001');
      await expect(first.getByLabel('Arrival time')).toHaveValue('2037-06-11T18:40');
      if (javaScriptEnabled) await expectNoSidewaysScroll(page, 360);

      await first.getByLabel('First name').fill('Aline');
      await first.getByLabel('Diet').press('Enter');
      await expect(section(page).getByRole('status')).toHaveText('Thank you, the details have been saved.');
      await expect(page).toHaveURL(new RegExp(`/myorder/${id}\\?sent=travellers#travellers$`));
      await expect(section(page).getByRole('listitem')).toHaveText([/Aline Uwase\s*Adult/, /Not entered yet/]);
      const second = section(page).getByRole('group', { name: 'Traveller 2: Adult' });
      await fill(second, { 'First name': 'Ben', 'Last name': 'Uwase' });
      await second.getByRole('button', { name: 'Save this traveller' }).click();
      await expect(section(page).getByRole('listitem')).toHaveText([/Aline Uwase/, /Ben Uwase/]);
      await expect(section(page).getByRole('group')).toHaveCount(0);

      await section(page).getByRole('link', { name: 'Change traveller 1' }).click();
      await expect(first.getByLabel('Birth date')).toHaveValue('1948-05-17');
      await expect(first.getByLabel('Arrival time')).toHaveValue('2037-06-11T18:40');
      await first.getByLabel('Diet').fill('');
      await first.getByRole('button', { name: 'Save this traveller' }).click();
      await expect(section(page).getByRole('group')).toHaveCount(0);
      const { travellers } = await (await page.request.get(`/api/order/${id}/travellers`)).json();
      expect(travellers).toMatchObject([
        {
          id: rowId,
          firstName: 'Aline',
          diet: null,
          arrivalAt: '2037-06-11T16:40:00.000Z',
          passportNumber: 'PC0000001',
        },
        { firstName: 'Ben' },
      ]);
    });
  });
}

test('two days before travel the details are shown, and can no longer be changed (rules/privacy 4) @both', async ({
  page,
  product,
}) => {
  const { id } = await bookForTwo(product.url, 2);
  const body = { travellers: [{ type: 'adult', firstName: 'Aline', lastName: 'Uwase' }] };
  expect((await page.request.put(`/api/order/${id}/travellers`, { data: body })).status()).toBe(200);
  await page.goto(`/myorder/${id}`);
  await expect(section(page).getByRole('link', { name: 'Change traveller 1' })).toBeVisible();

  const late = await bookForTwo(product.url, 1);
  expect((await page.request.put(`/api/order/${late.id}/travellers`, { data: body })).status()).toBe(409);
  await page.goto(`/myorder/${late.id}`);
  await expect(page.getByRole('region', { name: 'Price' })).toBeVisible();
  await expect(section(page)).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a traveller who was entered by mistake is removed, after a confirmation (rules/privacy 1) @both', async ({
      page,
      product,
    }) => {
      const { id } = await bookForTwo(product.url, 40);
      const travellers = ['Aline', 'Ben'].map((firstName) => ({ type: 'adult', firstName, lastName: 'Uwase' }));
      expect((await page.request.put(`/api/order/${id}/travellers`, { data: { travellers } })).status()).toBe(200);
      await page.goto(`/myorder/${id}`);
      await section(page).getByRole('link', { name: 'Remove traveller 2' }).click();
      const question = section(page).getByRole('form', { name: 'Remove Ben Uwase from this booking?' });
      await question.getByRole('link', { name: 'Keep' }).click();
      await expect(question).toHaveCount(0);
      await expect(section(page).getByRole('listitem')).toHaveText([/Aline Uwase/, /Ben Uwase/]);
      await section(page).getByRole('link', { name: 'Remove traveller 2' }).click();
      if (javaScriptEnabled) {
        await expectAccessible(page, 'dark');
        await expectNoSidewaysScroll(page, 360);
      }
      await question.getByRole('button', { name: 'Remove and erase' }).press('Enter');
      await expect(section(page).getByRole('status')).toHaveText(
        'The traveller has been removed, and the details are erased.',
      );
      await expect(section(page).getByRole('listitem')).toHaveText([/Aline Uwase/, /Not entered yet/]);
    });
  });
}

test("the order of a tour that needs the travellers' details says so first, and links to the form (rules/privacy 1) @both", async ({
  page,
  product: { url },
}) => {
  const answer = await page.request.get('/api/tours/gorillas-of-the-virungas-3-days');
  const { tours: tour } = (await answer.json()) as { tours: { id: string; price2: number } };
  const fields = { itemsArray: [{ id: tour.id, itemNumber: 1 }], amount: tour.price2 };
  const { id } = await order(url, `asked.${Date.now()}@example.org`, fields);
  await page.goto(`/myorder/${id}`);
  await expect(page.getByText('Please tell us about the 2 travellers who are still missing')).toBeVisible();
  await page.getByRole('link', { name: 'Enter who is travelling' }).click();
  const first = section(page).getByRole('group', { name: 'Traveller 1: Adult' });
  await expect(first.getByLabel('First name')).toBeInViewport();
  await expectAccessible(page, 'light');
  await expectNoSidewaysScroll(page, 360);
});
