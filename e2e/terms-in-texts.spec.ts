import { expect, test } from './support/dashboard.js';
import { send } from './support/staff.js';

test('FAQ and terms contain the values of the settings, in the language of their texts (rules/money 1, rules/content 9)', async ({
  product,
  tokens,
}) => {
  const read = async (path: string) => (await fetch(product.url + path)).text();
  const save = (terms: object | null) => send(product.url, 'PUT', '/api/admin/settings', tokens.admin, { terms });
  expect(await read('/terms')).toContain(
    'is 25% of the price from 5 days before travel; 100% of the price from 2 days',
  );
  try {
    await save({
      depositPercent: 35,
      balanceDaysBefore: 21,
      holdHours: 31,
      cancellation: [{ daysBefore: 9, chargePercent: 40 }],
    });
    await expect.poll(() => read('/terms')).toContain('is 40% of the price from 9 days before travel.');
    const terms = await read('/terms');
    for (const said of ['35% of the price', '21 days before travel', 'kept for 31 hours', 'up to 30 people'])
      expect(terms).toContain(said);
    await expect.poll(() => read('/fr/terms')).toContain('40\u00A0% du prix à partir de 9 jours avant le voyage');
    const french = await read('/fr/terms');
    for (const said of ['35\u00A0% du prix', '21 jours avant le voyage', '31 heures']) expect(french).toContain(said);
    await expect.poll(() => read('/faq')).toContain('The deposit is 35% of the price');
    await expect.poll(() => read('/fr/faq')).toContain('est de 35\u00A0% du prix');
  } finally {
    await save(null);
  }
});

test('the privacy page names the data that travellers are asked for (rules/privacy 9)', async ({ product }) => {
  const html = await (await fetch(`${product.url}/policy`)).text();
  for (const asked of ['date of birth', 'nationality', 'passport number', 'expiry date', 'diet', 'remarks', 'flights'])
    expect(html).toContain(asked);
});
