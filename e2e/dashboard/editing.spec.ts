import { picture } from '@imisozi/api/test/files';
import { expect, expectToast, pretendHidden, redAlerts, rowOf, test } from '../support/dashboard.js';
import { chooseFile, write } from '../support/forms.js';
import { send } from '../support/staff.js';

test.describe.configure({ mode: 'parallel' });

test('an admin can save a text as empty, but not a title (rules/api 3)', async ({ page, product, tokens }) => {
  const title = `Emptied ${Date.now()}`;
  const image = `${product.url}/media/cover.jpg`;
  const { tours: tour } = await send<{ tours: { slug: string } }>(
    product.url,
    'POST',
    '/api/tours/create',
    tokens.admin,
    { title, image, toursBody: '<p>A walk.</p>', location: 'Kigali', departureTime: '06:00', price1: 100 },
  );
  const { data: event } = await send<{ data: { slug: string } }>(
    product.url,
    'POST',
    '/api/events/create',
    tokens.admin,
    {
      title,
      image,
      startDate: '2038-05-03T18:00',
      endDate: '2038-05-03T21:00',
      place: 'Kigali',
      price: 40,
      description: '<p>Drums.</p>',
    },
  );
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });

  await page.goto(`/account/tours/view/${tour.slug}`);
  await field('Title').fill('  ');
  await page.getByRole('button', { name: 'Update tour' }).click();
  await expect(page.getByText('Title is required')).toBeVisible();
  await field('Title').fill(`${title}\u200f`);
  await page.getByRole('button', { name: 'Update tour' }).click();
  const hidden = page.getByText('Must be a single line of plain text without hidden characters');
  await expect(hidden, 'rules/api 5').toBeVisible();
  await field('Title').fill(title);
  await field('Location').fill('');
  await field('Departure time').fill('  ');
  await write(page, 'Description', '');
  await page.getByRole('spinbutton', { name: 'Price for one' }).fill('');
  await page.getByRole('button', { name: 'Update tour' }).click();
  await expectToast(page, 'The tour has been updated.');
  await expect(page).toHaveURL(`${product.url}/account/tours`);
  await rowOf(page, title).getByRole('link', { name: title, exact: true }).click();
  await expect(field('Title')).toHaveValue(title);
  for (const emptied of ['Location', 'Departure time']) await expect(field(emptied)).toHaveValue('');
  await expect(field('Description')).toHaveText('');
  const { tours } = await send<{ tours: object }>(product.url, 'GET', `/api/tours/${tour.slug}`, tokens.admin);
  expect(tours).toMatchObject({ title, location: '', departureTime: '', toursBody: '', price1: 0, tips: ['No'] });

  await page.goto(`/account/events/view/${event.slug}`);
  await field('Place').fill('');
  await page.getByLabel('Price in US dollars').fill('');
  await write(page, 'Description', '');
  await page.getByRole('button', { name: 'Update event' }).click();
  await expectToast(page, 'The event has been updated.');
  const { data } = await send<{ data: object }>(product.url, 'GET', `/api/events/${event.slug}`, tokens.admin);
  expect(data).toMatchObject({ title, place: '', price: 0, description: '' });
});

test('a form keeps edits while the record changes elsewhere, and names who else changed the same field (rules/dashboard 8)', async ({
  page,
  product,
  tokens,
}) => {
  const title = `Changed by two ${Date.now()}`;
  const { tours: tour } = await send<{ tours: { slug: string } }>(
    product.url,
    'POST',
    '/api/tours/create',
    tokens.admin,
    { title, image: `${product.url}/media/cover.jpg`, toursBody: '<p>A walk.</p>', location: 'Kigali', tips: ['Hat'] },
  );
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  /** Changes the tour by the API while the window is hidden, then shows the window again. */
  const changeElsewhere = async (changes: object) => {
    await pretendHidden(page, true);
    await send(product.url, 'PUT', `/api/tours/update/${tour.slug}`, tokens.admin, changes);
    const read = page.waitForResponse(`**/api/admin/tours/${tour.slug}`);
    await pretendHidden(page, false);
    await (await read).finished();
  };
  await page.goto(`/account/tours/view/${tour.slug}`);
  await expect(field('Location')).toHaveValue('Kigali');
  // The form has no edits yet, so it shows the new values.
  await field('Description').focus();
  await changeElsewhere({ location: 'Musanze', toursBody: '<p>A climb.</p>' });
  await expect(field('Location')).toHaveValue('Musanze');
  await expect(field('Description')).toHaveText('A climb.');

  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/api/media/upload', async (route) => {
    await held;
    await route.continue();
  });
  await chooseFile(page, {
    name: 'walk.png',
    mimeType: 'image/png',
    buffer: await picture(640, 360, 'teal').png().toBuffer(),
  });
  await field('Location').fill('Nyungwe');
  await write(page, 'Description', 'Typed for half an hour.');
  await page.getByRole('button', { name: 'Add a tip' }).click();
  await field('Tip 2').fill('Boots');
  await changeElsewhere({ location: 'Huye', departureTime: '05:00', price1: 120, toursBody: '<p>A ride.</p>' });
  await page.getByRole('button', { name: `Publish ${title}` }).click();
  await expect(page.getByRole('button', { name: `UnPublish ${title}` })).toBeVisible();
  await expect(field('Location')).toHaveValue('Nyungwe');
  await expect(field('Description')).toHaveText('Typed for half an hour.');
  await expect(field('Tip 2')).toHaveValue('Boots');
  letThrough();
  await expect(page.getByText('Uploaded 100%')).toBeVisible();

  await page.getByRole('button', { name: 'Update tour' }).click();
  await expect(redAlerts(page)).toContainText(
    /^admin@imisozi\.example has changed this too: description, location, on .+ CAT\.$/,
  );
  const conflict = page.getByRole('region', { name: 'Changed by someone else' });
  for (const text of ['Huye', 'Nyungwe', 'A ride.', 'Typed for half an hour.'])
    await expect(conflict).toContainText(text);
  await expect(conflict).not.toContainText('05:00');
  await conflict.getByRole('button', { name: 'Use theirs: Location' }).click();
  await expect(field('Location')).toHaveValue('Huye');
  await expect(conflict).not.toContainText('Huye');
  await conflict.getByRole('button', { name: 'Save mine instead' }).click();
  await expectToast(page, 'The tour has been updated.');
  const { tours } = await send<{ tours: object }>(product.url, 'GET', `/api/tours/${tour.slug}`, tokens.admin);
  expect(tours).toMatchObject({
    title,
    location: 'Huye',
    toursBody: '<p>Typed for half an hour.</p>',
    tips: ['Hat', 'Boots'],
    departureTime: '05:00',
    price1: 120,
    isPublished: true,
    image: expect.not.stringContaining('cover.jpg'),
  });
  await expect(page).toHaveURL(`${product.url}/account/tours`);
  await rowOf(page, title).getByRole('link', { name: title, exact: true }).click();
  await expect(field('Location')).toHaveValue('Huye');
  await expect(field('Departure time')).toHaveValue('05:00');
});

test('saving without a connection says that nothing was saved, and keeps the form', async ({
  page,
  context,
  records,
}) => {
  await page.goto(`/account/tours/view/${records.longTour.slug}`);
  const place = page.getByRole('textbox', { name: 'Location', exact: true });
  await place.fill('Typed in a tunnel');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Update tour' }).click();
  await expect(redAlerts(page)).toHaveText(/^Nothing has been saved: there is no connection\./);
  await expect(place).toHaveValue('Typed in a tunnel');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Update tour' }).click();
  await expectToast(page, 'The tour has been updated.');
});
