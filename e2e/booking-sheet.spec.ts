// Holds rules/forms 6, rules/site 5.
import { aliveForm } from './support/site-forms.js';
import { expect, test } from './support/test.js';
import { expectAccessible, expectNoSidewaysScroll, expectNothingMoved, watchLayoutShifts } from './support/visit.js';

const DATED = '/tour/grand-circuit-of-rwanda-14-days';
const SEASONAL = '/tour/gorillas-and-chimpanzees-5-days';

test('the sheet leads through its steps: a day of the calendar, the party, the client; the total stays in view', async ({
  page,
}) => {
  await watchLayoutShifts(page);
  await page.goto(SEASONAL);
  const form = page.locator('form#booking');
  const [when, who, you] = ['When', 'Who and what', 'You'].map((name) =>
    form.locator('details.step', { has: page.getByRole('heading', { name, exact: true }) }),
  );
  await expect(when!).toHaveAttribute('open');
  await expect(who!).not.toHaveAttribute('open');
  // It wakes under the mouse, and nothing moves.
  await form.hover();
  await expect(page.locator('astro-island', { has: form })).not.toHaveAttribute('ssr');
  await expectNothingMoved(page, 0.001);
  await form.getByRole('button', { name: 'Continue' }).first().click();
  await expect(when!.getByText('Travel date is required')).toBeVisible();
  await expect(who!).not.toHaveAttribute('open');

  await form.getByRole('button', { name: 'Calendar of days' }).click();
  const days = form.getByRole('grid');
  await form.getByRole('button', { name: 'Next month' }).click();
  const day = days.getByRole('button', { disabled: false }).nth(10);
  await expect(day).toHaveAccessibleName(/\d{4}, \$[\d,]+ each$/);
  await day.click();
  await expect(form.getByLabel('Travel date')).toHaveValue(/^\d{4}-\d\d-\d\d$/);
  await expectAccessible(page, 'light');
  for (const width of [360, 1280]) await expectNoSidewaysScroll(page, width);
  await when!.getByRole('button', { name: 'Continue' }).click();
  await expect(when!).not.toHaveAttribute('open');
  await expect(when!.locator('.chosen')).toHaveText(/^\w{3}, \d+ \w{3} \d{4}$/);
  await expect(who!.locator('summary')).toBeFocused();
  await who!.getByLabel('Adults').fill('2');
  await expect(form.locator('.booking-total')).toContainText('2 people');
  await who!.getByRole('button', { name: 'Continue' }).click();
  await expect(who!.locator('.chosen')).toHaveText('2 people');
  await expect(you!).toHaveAttribute('open');
  await expect(form.locator('.booking-total')).toBeVisible();

  // A mistake in a closed step opens it.
  await when!.locator('summary').click();
  await form.getByLabel('Travel date').fill('');
  await when!.locator('summary').click();
  await form.getByRole('button', { name: 'Book and pay later' }).click();
  await expect(when!).toHaveAttribute('open');
  await expect(form.getByLabel('Travel date')).toBeFocused();
});

test('the calendar of a tour with departures offers their days only, and choosing one is choosing it', async ({
  page,
}) => {
  await page.goto(DATED);
  const form = await aliveForm(page, 'booking');
  const options = form.getByLabel('Departure').locator('option');
  await form.getByLabel('Departure').selectOption({ index: (await options.count()) - 1 });
  await form.getByRole('button', { name: 'Calendar of days' }).click();
  const days = form.getByRole('grid').getByRole('button', { disabled: false });
  await expect(days).toHaveCount(1);
  await form.getByLabel('Departure').selectOption({ index: 0 });
  await form.getByRole('button', { name: 'Calendar of days' }).click();
  await form.getByRole('button', { name: 'Calendar of days' }).click();
  await days.first().click();
  await expect(form.getByLabel('Departure')).toHaveValue((await options.first().getAttribute('value'))!);
});

test('what was typed outlives a reload, the back button and another language, until it is sent', async ({ page }) => {
  await page.goto(SEASONAL);
  let form = await aliveForm(page, 'booking');
  await form.getByLabel('Adults').fill('3');
  await form.getByLabel('Name').fill('A patient visitor');
  await expect(form.locator('.booking-total')).toContainText('3 people');
  await page.reload();
  form = await aliveForm(page, 'booking');
  await expect(form.getByLabel('Name')).toHaveValue('A patient visitor');
  await expect(form.locator('.booking-total')).toContainText('3 people');
  await page.goto('/faq');
  await page.goBack();
  await expect(form.getByLabel('Name')).toHaveValue('A patient visitor');
  await page.goto(`/fr${SEASONAL}`);
  form = await aliveForm(page, 'booking');
  await expect(form.getByLabel('Adultes')).toHaveValue('3');
  await expect(form.locator('.booking-total')).toContainText('3 personnes');
});
