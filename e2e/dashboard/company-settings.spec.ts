import { expectAccessibleByDayAndNight, expectNoSidewaysScroll } from '../support/visit.js';
import { send } from '../support/staff.js';
import { expect, expectToast, open, test } from '../support/dashboard.js';

test('an admin changes the name of the company, every page shows it at once, and the old one is restored (rules/desk 13) @both', async ({
  page,
  product,
}) => {
  const contact = async () => (await fetch(`${product.url}/contact`)).text();
  expect(await contact()).not.toContain('+250 788 444 555');
  await open(page, '/account/settings');
  const phone = page.getByRole('textbox', { name: 'Phone' });
  const usual = await phone.inputValue();
  const save = async (sentence: string) => {
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expectToast(page, sentence);
  };
  await phone.fill('+250 788 444 555');
  await save('The settings have been saved.');
  expect(await contact()).toContain('+250 788 444 555');
  expect(await contact()).not.toContain(usual);

  await page.reload();
  await expect(phone).toHaveValue('+250 788 444 555');
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Company: email must be a valid email address').first()).toBeVisible();

  await page.reload();
  await expectAccessibleByDayAndNight(page);
  await phone.fill('');
  await save('The settings have been saved.');
  await page.reload();
  await expect(phone).toHaveValue(usual);
  expect(await contact()).toContain(usual);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await expect(phone).toBeVisible();
  await expectNoSidewaysScroll(page, 360);
});

test('saving other settings keeps what a colleague has saved in the meantime (rules/dashboard 8) @both', async ({
  page,
  product,
  tokens,
}) => {
  const settings = () =>
    send<{ terms: { holdHours: number }; reviewInvitations: boolean }>(
      product.url,
      'GET',
      '/api/admin/settings',
      tokens.admin,
    );
  const { terms, reviewInvitations } = await settings();
  await open(page, '/account/settings');
  const invitations = page.getByRole('switch', { name: 'Ask clients for a review by email' });
  await expect(invitations).toBeChecked({ checked: reviewInvitations });
  await send(product.url, 'PUT', '/api/admin/settings', tokens.admin, { terms: { holdHours: 31 } });
  await invitations.click();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expectToast(page, 'The settings have been saved.');
  expect(await settings()).toMatchObject({ terms: { holdHours: 31 }, reviewInvitations: !reviewInvitations });
  const before = { terms: { holdHours: terms.holdHours }, reviewInvitations };
  await send(product.url, 'PUT', '/api/admin/settings', tokens.admin, before);
});

test('the tagline is translated beside the English text, and pages in that language show it at once (rules/languages 6) @both', async ({
  page,
  product,
}) => {
  const about = async (language = '') => (await fetch(`${product.url}${language}/about`)).text();
  await open(page, '/account/settings');
  const tagline = (language: string) => page.getByRole('textbox', { name: `Tagline (${language})` });
  const english = await page.getByRole('textbox', { name: 'Tagline', exact: true }).inputValue();
  const usual = await tagline('Français').inputValue();
  expect(await about('/fr')).toContain(usual);
  expect(await about('/sw')).toMatch(new RegExp(`<p class="lead" lang="en" dir="ltr"[^>]*>\\s*${english}`));
  const usualInArabic = await tagline('العربية').inputValue();
  await expect(tagline('العربية')).toHaveAttribute('dir', 'rtl');
  await tagline('Français').fill('Au pays de ce test');
  await tagline('Kiswahili').fill('Nchi ya jaribio hili');
  await tagline('العربية').fill('أرض هذا الاختبار');
  const save = async () => {
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expectToast(page, 'The settings have been saved.');
  };
  await save();
  const french = await about('/fr');
  // In the page, and in its metadata for search engines.
  expect(french.match(/Au pays de ce test/g)).toHaveLength(2);
  expect(french).not.toContain(usual);
  expect(french).toMatch(/og\/site\.fr\.[0-9a-f]{16}\.png/);
  expect(await about('/ar')).toMatch(/<p class="lead"(?! lang)[^>]*>\s*أرض هذا الاختبار/);
  expect(await about('/sw')).toMatch(/<p class="lead"(?! lang)[^>]*>\s*Nchi ya jaribio hili/);
  expect(await about()).toContain(english);
  await tagline('Français').fill(usual);
  await tagline('Kiswahili').fill('');
  await tagline('العربية').fill(usualInArabic);
  await save();
  await page.reload();
  await expect(tagline('Français')).toHaveValue(usual);
  expect(await about('/ar')).toContain(usualInArabic);
  expect(await about('/sw')).toContain('lang="en"');
});

test('an admin switches the feed for Google’s Things to do on, and off again @both', async ({ page, product }) => {
  const feed = () => fetch(`${product.url}/things-to-do.json`);
  expect((await feed()).status).toBe(404);
  await open(page, '/account/settings');
  const save = async () => {
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expectToast(page, 'The settings have been saved.');
  };
  const isOn = page.getByRole('switch', { name: 'Publish the feed' });
  await isOn.check();
  await save();
  const { products } = (await (await feed()).json()) as { products: readonly object[] };
  expect(products.length).toBeGreaterThan(10);
  await page.reload();
  await expect(isOn).toBeChecked();
  await isOn.uncheck();
  await save();
  expect((await feed()).status).toBe(404);
});

test('an admin sets how long emails are kept, is asked before something is erased, and the privacy page says it (rules/privacy 21) @both', async ({
  page,
  product,
  tokens,
}) => {
  const kept = async (language = '') => {
    const html = await (await fetch(`${product.url}${language}/policy`)).text();
    return /<div id="kept-mails"[^>]*>.*?<dd[^>]*>(.*?)<\/dd>/s.exec(html)![1];
  };
  const periods = async () =>
    (await send<{ periods: { mails: number } }>(product.url, 'GET', '/api/admin/settings', tokens.admin)).periods.mails;
  expect(await kept()).toBe('2 years');
  await open(page, '/account/settings');
  const years = page.getByRole('spinbutton', { name: 'Emails to clients, in years' });
  const save = page.getByRole('button', { name: 'Save settings' });
  const question = page.getByRole('dialog', { name: 'Erase what is older?' });

  await years.fill('11');
  await save.click();
  await expect(page.getByText('Please enter a whole number from 1 to 10.')).toBeVisible();
  await expect(years).toHaveAttribute('aria-invalid', 'true');
  expect(await periods()).toBe(2);

  await years.fill('5');
  await expect(years).toHaveAccessibleDescription('From 1 to 10, usually 2. On the privacy page: “5 years”.');
  await save.click();
  await expectToast(page, 'The settings have been saved.');
  expect([await kept(), await kept('/fr'), await kept('/sw')]).toEqual(['5 years', '5 ans', 'miaka 5']);

  await years.fill('3');
  await save.click();
  await expect(question.getByText('Emails to clients: 5 years until now, then 3 years')).toBeVisible();
  await expectAccessibleByDayAndNight(page);
  await question.getByRole('button', { name: 'No' }).click();
  await expect(question).toBeHidden();
  expect(await periods()).toBe(5);
  await save.click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expectToast(page, 'The settings have been saved.');
  expect(await periods()).toBe(3);
  expect(await kept()).toBe('3 years');
  await expect(question).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page, 360);
  await send(product.url, 'PUT', '/api/admin/settings', tokens.admin, { periods: null });
});
