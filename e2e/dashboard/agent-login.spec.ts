import { randomUUID } from 'node:crypto';
import { expect, expectToast, open, rowOf, test } from '../support/dashboard.js';
import { loginToken, send } from '../support/staff.js';
import { expectAccessibleByDayAndNight, expectNoSidewaysScroll } from '../support/visit.js';

test.describe('a travel agent', () => {
  test.use({ role: 'nobody' });

  test('signs in, books for a client on credit, and sees nothing of the office (rules/agents 6) @both', async ({
    page,
    product: { url },
  }) => {
    test.slow();
    const token = await loginToken(url, 'agent@agent.example', 'demo-agent-1');
    await page.addInitScript((held) => localStorage.setItem('token', held), token);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.goto('/account');
    await expect(page.getByRole('heading', { level: 1, name: 'Demo Savanna Journeys' })).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('link')).toHaveText([
      'Overview',
      'Your bookings',
      'New booking',
      'Availability',
      'Your statement',
    ]);
    await expect(page.getByRole('region', { name: 'Your credit' })).toContainText('Credit left');
    await expect(page.getByRole('button', { name: /Search|notification/i })).toHaveCount(0);
    await expectAccessibleByDayAndNight(page);

    await menu.getByRole('link', { name: 'Availability' }).click();
    await expect(page).toHaveTitle('Availability – For travel agents');
    await page.getByRole('combobox', { name: 'Tour' }).click();
    await page
      .getByRole('option', { name: /Gorillas of the Virungas/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Next month' }).click();
    await expectAccessibleByDayAndNight(page);
    await page
      .getByRole('link', { name: /^Book .*, \$/ })
      .first()
      .click();

    await expect(page.getByRole('heading', { level: 1, name: 'New booking' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Price' })).toContainText('Commission: $');
    await page.getByRole('button', { name: 'Book on your credit' }).click();
    const client = `Client ${randomUUID().slice(0, 6)}`;
    await page.getByLabel('Name').fill(client);
    await page.getByLabel('Phone').fill('+254 700 000 123');
    await page.getByRole('textbox', { name: 'Email' }).fill(`own.${Date.now()}@example.org`);
    await expectAccessibleByDayAndNight(page);
    await page.getByRole('button', { name: 'Book on your credit' }).click();
    await expectToast(page, /has been made/);
    const drawer = page.getByRole('dialog');
    await expect(drawer).toContainText(client);
    await expect(drawer).toContainText('Commission');
    const proforma = page.waitForEvent('download');
    await drawer.getByRole('button', { name: 'Proforma' }).click();
    expect((await proforma).suggestedFilename()).toMatch(/\.pdf$/);
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(rowOf(page, client)).toContainText('PENDING');
    await expectAccessibleByDayAndNight(page);

    await menu.getByRole('link', { name: 'Your statement' }).click();
    await expect(page.getByRole('region', { name: 'Bookings of the statement' })).toContainText(client);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Bookings (CSV)' }).click();
    expect((await file).suggestedFilename()).toMatch(/^statement-.*\.csv$/);
    await expectAccessibleByDayAndNight(page);

    await page.setViewportSize({ width: 360, height: 800 });
    for (const path of ['/account', '/account/own-bookings', '/account/availability', '/account/statement']) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page, 360);
    }
    await page.goto('/account/tour-bookings');
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Bookings');
    const ofOffice = calls.filter((path) => /^\/api\/admin\/(?!own-)/.test(path));
    expect(ofOffice).toEqual([]);
  });
});

test('an admin makes the login of a travel agent, and names another agent later (rules/agents 6)', async ({
  page,
  product: { url },
  tokens: { admin },
}) => {
  const company = `Login Journeys ${randomUUID().slice(0, 6)}`;
  const fields = { company, deal: 'commission', percent: 10 };
  const { data: agent } = await send<{ data: { id: string } }>(url, 'POST', '/api/admin/agents', admin, fields);
  const email = `login.${Date.now()}@agent.example`;
  await open(page, '/account/users/create');
  await page.getByLabel('First name').fill('New');
  await page.getByLabel('Last name').fill('Login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone number').fill('+254 700 000 321');
  await page.getByLabel('Organization').fill(company);
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Travel agent' }).click();
  await page.getByRole('button', { name: 'Create user' }).click();
  await expect(page.getByText('Agent is required')).toBeVisible();
  await page.getByRole('combobox', { name: 'Agent' }).fill(company);
  await page.getByRole('option', { name: company }).click();
  await page.getByRole('button', { name: 'Create user' }).click();
  await expectToast(page, /The account has been created/);
  const filter = encodeURIComponent(JSON.stringify({ email }));
  const [user] = await send<[{ role: string; agentId: string }]>(
    url,
    'GET',
    `/api/admin/users?filter=${filter}`,
    admin,
  );
  expect(user).toMatchObject({ role: 'agent', agentId: agent.id });
});
