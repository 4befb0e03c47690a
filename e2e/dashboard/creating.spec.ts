import { PDF, picture } from '@imisozi/api/test/files';
import { expect, expectPage, expectToast, rowOf, test } from '../support/dashboard.js';
import { chooseFile, saveTwice, submit, write } from '../support/forms.js';
import { send } from '../support/staff.js';
import type { Page } from '@playwright/test';

const NO_PICTURE = { name: 'cover.png', mimeType: 'image/png', buffer: Buffer.from('Not a picture at all.') };
const cover = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await picture(640, 360, 'teal').png().toBuffer(),
});

test.describe.configure({ mode: 'parallel' });

/** Expects the form, which is still open, to show each sentence. */
async function expectSentences(page: Page, ...sentences: readonly string[]): Promise<void> {
  for (const sentence of sentences) await expect(page.locator('main').getByText(sentence).first()).toBeVisible();
}

test.describe('staff with the role user', () => {
  test.use({ role: 'user' });

  test('create an event after its form has said what is wrong (rules/content 5, rules/dashboard 4)', async ({
    page,
    product,
    tokens,
  }) => {
    const title = `Evening of a test ${Date.now()}`;
    await page.goto('/account/events/create');
    await expectPage(page, 'Dashboard', 'Events', 'Create event');
    await submit(page, 'Create event');
    await expectSentences(
      page,
      'Title is required',
      'Event period(dates) are required!',
      'Event Cover image is Required!',
    );

    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    await page.getByLabel('Start date (CAT)').fill('2038-05-03T18:00');
    await page.getByLabel('End date (CAT)').fill('2038-05-02T18:00');
    const refusal = page.waitForResponse('**/api/media/upload');
    await chooseFile(page, NO_PICTURE);
    const { message } = (await (await refusal).json()) as { message: string };
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await submit(page, 'Create event');
    await expectSentences(
      page,
      'Starting date can not be greater than Ending date!',
      'Please upload event Cover image to cloud!',
    );

    await page.getByLabel('End date (CAT)').fill('2038-05-03T21:30');
    await expect(page.getByText('Starting date can not be greater than Ending date!')).toHaveCount(0);
    await chooseFile(page, await cover('evening.png'));
    await expect(page.getByText('Uploaded 100%')).toBeVisible();
    await page.getByRole('textbox', { name: 'Place' }).fill('Kigali');
    await page.getByLabel('Price in US dollars').fill('40');
    await write(page, 'Description', 'Drums until late.');
    await saveTwice(page, 'Create event');
    await expectToast(page, 'The event has been created. It will be public once it is approved.');
    await expect(page).toHaveURL(`${product.url}/account/events`);

    const row = rowOf(page, title);
    await expect(row).toContainText('May 3, 2038, 18:00 CAT');
    await expect(row).toContainText('May 3, 2038, 21:30 CAT');
    await expect(row).toContainText('$40');
    await expect(row).toContainText('Not approved');
    const made = await listed<{ title: string; image: string }>('events', title);
    expect(made).toHaveLength(1);
    expect((await page.request.get(made[0]!.image)).ok()).toBe(true);

    async function listed<T>(resource: string, q: string): Promise<T[]> {
      const filter = encodeURIComponent(JSON.stringify({ q }));
      return send<T[]>(product.url, 'GET', `/api/admin/${resource}?filter=${filter}`, tokens.user);
    }
  });

  test('create a destination with several pictures, and are told which of them failed (rules/content 2, rules/dashboard 4)', async ({
    page,
    product,
    tokens,
  }) => {
    const title = `Hill of a test ${Date.now()}`;
    await page.goto('/account/destinations/create');
    await submit(page, 'Create destination');
    await expectSentences(page, 'Title is required', 'At least one Blog Cover image is Required!');

    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    await chooseFile(page, NO_PICTURE, await cover('hill.png'), await cover('valley.png'));
    await expect(page.getByText('Uploaded 100%')).toHaveCount(2);
    await submit(page, 'Create destination');
    await expectSentences(page, 'Failed to upload one or more images');

    await page.getByRole('button', { name: 'Remove cover.png' }).click();
    await page.getByRole('button', { name: 'Move valley.png up' }).click();
    const pictures = page.locator('main form li').getByRole('link');
    await expect(pictures).toHaveText(['valley.png', 'hill.png']);
    // The code for dragging loads when a handle gets focus, and leaves the focus there.
    const handle = page.getByRole('button', { name: 'Drag valley.png into place' });
    await handle.focus();
    await expect(handle).toHaveAttribute('aria-roledescription', 'draggable');
    await expect(handle).toBeFocused();
    await handle.press('Enter');
    await expect(handle).toHaveAttribute('aria-pressed', 'true');
    await handle.press('ArrowDown');
    await expect(pictures).toHaveText(['hill.png', 'valley.png']);
    await handle.press('Enter');
    await expect(handle).toHaveAttribute('aria-pressed', 'false');
    await expect(pictures).toHaveText(['hill.png', 'valley.png']);
    await write(page, 'Description', 'Green, and higher than it looks.');
    await saveTwice(page, 'Create destination');
    await expectToast(page, 'The destination has been created as a draft.');
    await expect(page).toHaveURL(`${product.url}/account/destinations`);
    await expect(rowOf(page, title)).toContainText('Draft');

    const { news } = await send<{ news: { title: string; images: string[] }[] }>(
      product.url,
      'GET',
      '/api/news',
      tokens.user,
    );
    const made = news.filter((one) => one.title === title);
    expect(made).toHaveLength(1);
    expect(made[0]!.images).toHaveLength(2);
  });
});

test('an admin creates a tour with its itinerary, and reads each error of the server (rules/content 4, rules/dashboard 4, 5)', async ({
  page,
  product,
  tokens,
}) => {
  const title = `Walk of a test ${Date.now()}`;
  await page.goto('/account/tours/create');
  await submit(page, 'Create tour');
  await expectSentences(page, 'Title is required', 'Blog Cover image is Required!');
  await chooseFile(page, NO_PICTURE);
  await submit(page, 'Create tour');
  await expectSentences(page, 'Please upload blog Cover image to cloud!');

  await chooseFile(page, await cover('walk.png'));
  await expect(page.getByText('Uploaded 100%')).toBeVisible();
  for (const list of ['Tip 1', 'Included 1', 'Not included 1']) {
    await expect(page.getByRole('textbox', { name: list, exact: true })).toHaveValue('No');
  }
  await page.getByRole('spinbutton', { name: 'Price for one' }).fill('120');
  await page.getByRole('spinbutton', { name: 'Price for 2' }).fill('200');
  await expect(page.getByText('$100 each')).toBeVisible();
  await page.getByRole('button', { name: 'Add a day' }).click();
  await page.getByRole('textbox', { name: 'Title of the day' }).fill('Up the hill');
  await write(page, 'What happens', 'Slowly.');
  await write(page, 'Description', 'A short walk.');

  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('T'.repeat(201));
  await page.getByRole('textbox', { name: 'Location' }).fill('L'.repeat(201));
  const refusal = page.waitForResponse('**/api/tours/create');
  await submit(page, 'Create tour');
  const { Errors } = (await (await refusal).json()) as { Errors: string[] };
  expect(Errors).toHaveLength(2);
  const alerts = page.locator('form .MuiAlert-colorError');
  await expect(alerts).toHaveText(Errors);

  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await page.getByRole('textbox', { name: 'Location' }).fill('Kigali');
  await saveTwice(page, 'Create tour');
  await expectToast(page, 'The tour has been created as a draft.');
  await expect(page).toHaveURL(`${product.url}/account/tours`);
  await expect(rowOf(page, title)).toContainText('$120');
  const { tours } = await send<{ tours: Record<string, unknown>[] }>(product.url, 'GET', '/api/tours', tokens.admin);
  const made = tours.filter((one) => one['title'] === title);
  expect(made).toHaveLength(1);
  expect(made[0]).toMatchObject({
    tips: ['No'],
    itenerary: [{ day: 1, title: 'Up the hill', body: '<p>Slowly.</p>' }],
    isPublished: false,
  });
});

test('an admin creates a publication from a PDF (rules/content 6)', async ({ page, product, tokens }) => {
  const title = `Paper of a test ${Date.now()}`;
  await page.goto('/account/publications/create');
  await submit(page, 'Create document');
  await expectSentences(page, 'Title is required', 'Category is required', 'Publication document is Required!');
  await chooseFile(page, { name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from('Not a document.') });
  await submit(page, 'Create document');
  await expectSentences(page, 'Please upload publication document to cloud!');

  await chooseFile(page, { name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) });
  await expect(page.getByText('Uploaded 100%')).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('combobox', { name: 'Category' }).click();
  // Every new publication is an advertisement (rules/content 6).
  await expect(page.getByRole('option')).toHaveText(['Advertisement']);
  await page.getByRole('option', { name: 'Advertisement' }).click();
  await saveTwice(page, 'Create document');
  await expectToast(page, 'The publication has been created. It will be public once it is activated.');
  await expect(page).toHaveURL(`${product.url}/account/publications`);
  await expect(rowOf(page, title)).toContainText('Inactive');
  const { data } = await send<{ data: { title: string }[] }>(product.url, 'GET', '/api/publications', tokens.admin);
  expect(data.filter((one) => one.title === title)).toHaveLength(1);
});

test('a form keeps its text, and buttons put pictures in order, when the code for dragging cannot be loaded', async ({
  page,
}) => {
  await page.goto('/account/destinations/create');
  await page.getByRole('textbox', { name: 'Title' }).fill('Written before the connection was lost');
  await chooseFile(page, await cover('hill.png'), await cover('valley.png'));
  await expect(page.getByText('Uploaded 100%')).toHaveCount(2);
  let refused = () => {};
  const tried = new Promise<void>((resolve) => (refused = resolve));
  await page.route('**/assets/SortableRows*', async (route) => {
    await route.abort();
    refused();
  });
  await page.getByRole('button', { name: 'Drag valley.png into place' }).hover();
  await tried;
  await page.getByRole('button', { name: 'Move valley.png up' }).click();
  await expect(page.locator('main form li').getByRole('link')).toHaveText(['valley.png', 'hill.png']);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Written before the connection was lost');
});
