// Holds rules/desk 13.
import { adminToken, send } from './support/staff.js';
import { expect, test } from './support/test.js';

test.use({ demonstrationAlone: true });

const OWN = {
  name: 'Kivu Trails',
  address: 'KN 1, Kigali',
  phone: '+250 788 555 010',
  email: 'office@kivu-trails.rw',
  social: { facebook: 'https://www.facebook.com/kivutrails' },
};
const TOUR = '/tour/tea-country-2-days';

test('the demonstration says what it is, until the company has facts of its own', async ({ page, product }) => {
  await page.goto(TOUR);
  const ribbon = page.getByRole('complementary', { name: 'Demonstration' });
  const footer = page.getByRole('contentinfo');
  await expect(ribbon).toContainText('Demonstration');
  await expect(page.getByRole('link', { name: 'WhatsApp' }).and(page.locator('[href*="wa.me/250"]'))).toHaveCount(0);
  await expect(footer.getByRole('link', { name: 'Facebook' })).toHaveCount(0);
  await expect(footer).toContainText('(examples)');

  const token = await adminToken(product.url);
  await send(product.url, 'PUT', '/api/admin/settings', token, { company: OWN });
  await page.goto(TOUR);
  await expect(ribbon).toHaveCount(0);
  await expect(page.locator('[href*="wa.me/250788555010"]').first()).toBeAttached();
  await expect(footer.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', OWN.social.facebook);
  // Each fact by its name: other tests read the tagline that the demonstration brings in French.
  const usual = { ...{ name: null, address: null, phone: null, email: null }, social: { facebook: null } };
  await send(product.url, 'PUT', '/api/admin/settings', token, { company: usual });
  await page.goto(TOUR);
  await expect(ribbon).toBeVisible();
});
