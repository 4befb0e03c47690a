// Holds rules/desk 13.
import { expect, open, test } from '../support/dashboard.js';
import { adminToken, send } from '../support/staff.js';
import { expectAccessibleByDayAndNight } from '../support/visit.js';

test.use({ demonstrationAlone: true });

test('the dashboard lists what a company sets before it opens, and leads to each', async ({ page, product }) => {
  const token = await adminToken(product.url);
  await open(page, '/account');
  const list = page.getByRole('region', { name: 'Before you open' });
  await expect(list.getByRole('listitem')).toHaveCount(9);
  await expectAccessibleByDayAndNight(page);
  const terms = list.getByRole('link', { name: 'Terms and conditions' });
  await expect(terms).toHaveAttribute('href', /\/account\/content\?document=terms$/);
  await send(product.url, 'PUT', '/api/admin/settings', token, { company: { phone: '+250 788 555 010' } });
  // The open screen follows.
  await expect(list.getByRole('listitem')).toHaveCount(8);
  await send(product.url, 'PUT', '/api/admin/settings', token, { company: { phone: null } });
  await expect(list.getByRole('listitem')).toHaveCount(9);
});
