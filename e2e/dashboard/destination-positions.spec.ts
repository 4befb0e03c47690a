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
  // Its last day ends in Kigali, and nothing else is left to draw a way to.
  const map = page.getByRole('img', { name: /^Map of the route: .*Kigali$/ });
  await page.goto('/tour/gorillas-of-the-virungas-3-days');
  await expect(page.getByRole('heading', { name: 'Day by day' })).toBeVisible();
  await expect(map).toHaveCount(0);
  await send(product.url, 'PUT', '/api/news/update/kigali', tokens.admin, {
    position: { latitude: -1.944, longitude: 30.062 },
  });
  await page.reload();
  await expect(map).toBeVisible();
});
