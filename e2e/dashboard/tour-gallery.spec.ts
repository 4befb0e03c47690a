// Holds rules/site 15, rules/content 4.
import { picture } from '@imisozi/api/test/files';
import { expect, expectToast, test } from '../support/dashboard.js';
import { send } from '../support/staff.js';

test('staff add pictures to a tour, describe and order them, and visitors see them in that order', async ({
  page,
  product,
  tokens,
}) => {
  const { tours: tour } = await send<{ tours: { slug: string } }>(
    product.url,
    'POST',
    '/api/tours/create',
    tokens.admin,
    { title: `Gallery ${Date.now()}`, image: '/media/cover.jpg', price1: 100 },
  );
  await page.goto(`/account/tours/view/${tour.slug}`);
  const gallery = page.getByRole('group', { name: 'Gallery', exact: true });
  const files = ['lake.jpg', 'forest.jpg'].map(async (name) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: await picture(900, 600).jpeg().toBuffer(),
  }));
  await gallery.locator('input[type=file]').setInputFiles(await Promise.all(files));
  await expect(gallery.getByText('Uploaded 100%')).toHaveCount(2);
  const about = (name: string) => gallery.getByRole('group', { name });
  await about('lake.jpg').getByRole('textbox', { name: 'What the picture shows' }).fill('The lake');
  await page.getByRole('button', { name: 'Update tour' }).click();
  await expect(page.getByText('Please say what each gallery picture shows')).toBeVisible();
  await about('forest.jpg').getByRole('textbox', { name: 'What the picture shows' }).fill('The forest');
  await about('lake.jpg').getByRole('combobox', { name: 'Focal point' }).click();
  await page.getByRole('option', { name: 'Top left' }).click();
  await gallery.getByRole('button', { name: 'Move forest.jpg up' }).click();
  await page.getByRole('button', { name: 'Update tour' }).click();
  await expectToast(page, 'The tour has been updated.');
  await send(product.url, 'PUT', `/api/tours/publish/${tour.slug}`, tokens.admin, { isPublished: true });
  await page.goto(`/tour/${tour.slug}`);
  const shown = page.getByRole('region', { name: 'Pictures of this tour' });
  await expect(shown.getByRole('img')).toHaveCount(2);
  await expect(shown.getByRole('img').first()).toHaveAccessibleName('The forest');
  await expect(shown.getByRole('img', { name: 'The lake' })).toHaveAttribute('data-focus', 'top-left');
  await send(product.url, 'DELETE', `/api/tours/delete/${tour.slug}`, tokens.admin);
});
