// Holds rules/content 2.
import { expect, test } from '../support/dashboard.js';
import { send } from '../support/staff.js';

test('staff paste coordinates from a web map into a destination, and the map of a tour follows at once @both', async ({
  page,
  product,
  tokens,
}) => {
  await page.goto('/account/destinations/view/kigali');
  const position = page.getByRole('textbox', { name: 'Position on the map' });
  await expect(position).toHaveValue('-1.944, 30.062');
  await position.fill('Kigali');
  await page.getByRole('button', { name: 'Update destination' }).click();
  await expect(page.getByText('Latitude and longitude in decimal degrees, such as -1.9441, 30.0619')).toBeVisible();
  await position.fill('');
  await page.getByRole('button', { name: 'Update destination' }).click();
  await expect(page.getByText('The destination has been updated.')).toBeVisible();
  await page.goto('/tour/grand-circuit-of-rwanda-14-days');
  const places = page.getByRole('region', { name: 'This tour takes you to' });
  await expect(places.getByRole('img', { name: /its 7 stops/ })).toBeVisible();
  await expect(places.getByRole('listitem').first()).toHaveText(/^\s*Kigali\s*$/);
  await expect(places.getByRole('listitem').nth(1)).toHaveText(/^\s*1\s*Akagera National Park\s*$/);
  await send(product.url, 'PUT', '/api/news/update/kigali', tokens.admin, {
    position: { latitude: -1.944, longitude: 30.062 },
  });
});
