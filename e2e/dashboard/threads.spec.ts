import { randomUUID } from 'node:crypto';
import { contactBody } from '@imisozi/api/test/forms';
import { order, post } from '../support/booking.js';
import { expect, expectPage, expectToast, open, rowOf, searchFor, test } from '../support/dashboard.js';
import { adminToken, send } from '../support/staff.js';
import { expectAccessible, expectAccessibleByDayAndNight, expectNoSidewaysScroll } from '../support/visit.js';

const mark = () => `Boats ${randomUUID().slice(0, 8)}`;

test('a client is answered with a template, and what they write then comes back by itself (rules/threads 1, 2, 4, 5) @both', async ({
  page,
  product,
}) => {
  const email = `asks.${randomUUID().slice(0, 8)}@example.org`;
  const { id, number } = await order(product.url, email);
  await post(product.url, `/api/order/${id}/message`, { message: 'What do we bring?' });

  await open(page, '/account/reply-templates');
  await page.getByRole('button', { name: 'New template' }).click();
  const form = page.getByRole('dialog');
  const name = `Papers ${randomUUID().slice(0, 8)}`;
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('English').fill('Dear {nmae}');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toContainText('Only these words may stand in braces');
  await form.getByLabel('English').fill('Dear {name},\n\nfor {order} please bring your passport.\n\n{staff}');
  await form.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'The template has been saved.');
  await expectAccessibleByDayAndNight(page);

  await open(page, '/account/threads');
  await expectPage(page, 'Dashboard', 'Messages');
  await searchFor(page, email);
  await expectAccessibleByDayAndNight(page);
  await rowOf(page, number).getByRole('link').first().click();
  const thread = page.getByRole('dialog').first();
  await expect(thread.getByText('What do we bring?')).toBeVisible();
  await thread.getByRole('button', { name: 'Send reply' }).click();
  await expect(thread).toContainText('Please write something first');
  await thread.getByLabel('Begin with a template').click();
  await page.getByRole('option', { name }).click();
  await expect(thread.getByLabel('Text')).toHaveValue(new RegExp(`for ${number} please bring your passport`));
  await expectAccessible(page, 'light');
  await thread.getByRole('button', { name: 'Send reply' }).dblclick();
  await expectToast(page, `Your reply to ${email} will be mailed.`);
  await expect(thread.getByText('Waits for the client')).toBeVisible();
  await expect(thread.getByText(/Our reply/)).toHaveCount(1);

  await post(product.url, `/api/order/${id}/message`, { message: 'And a raincoat?' });
  await expect(thread.getByText('And a raincoat?')).toBeVisible();
  await expect(thread.getByText('Waits for us')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page, 360);
  await expectAccessible(page, 'dark');
});

test('a conversation is assigned, put off and closed, and a proposal is made of it (rules/threads 2, 3) @both', async ({
  page,
  product,
}) => {
  const subject = mark();
  await post(product.url, '/api/contact', { ...contactBody(), subject, message: 'Twelve days in June for two?' });
  await open(page, '/account/threads');
  await expectPage(page, 'Dashboard', 'Messages');
  await searchFor(page, subject);
  await rowOf(page, subject).getByRole('link').first().click();
  const thread = page.getByRole('dialog').first();
  await thread.getByLabel('Who answers').click();
  await page.getByRole('option').nth(1).click();
  await expectToast(page, 'The conversation has been updated.');
  await thread.getByRole('button', { name: 'Put off' }).click();
  const later = page.getByRole('dialog').last();
  await later.getByLabel('Until the morning of').fill('2020-01-01');
  await later.getByRole('button', { name: 'Put off' }).click();
  await expect(later).toContainText('Please choose a time that is still to come.');
  await later.getByLabel('Until the morning of').fill('2038-01-01');
  await later.getByRole('button', { name: 'Put off' }).click();
  await expect(thread.getByText(/^Put off until/)).toBeVisible();
  await thread.getByRole('button', { name: /^Close Boats/ }).click();
  await expect(thread.getByText('Closed', { exact: true })).toBeVisible();
  const query = new URLSearchParams({ filter: JSON.stringify({ q: subject }) });
  const messages = await send<{ isHandled: boolean }[]>(
    product.url,
    'GET',
    `/api/admin/contact-messages?${query}`,
    await adminToken(product.url),
  );
  expect(messages).toMatchObject([{ isHandled: true }]);
  await thread.getByRole('button', { name: 'Make proposal' }).click();
  await expect(page).toHaveURL(/\/account\/quotes\/edit\//);
  await expect(page.getByText('Twelve days in June for two?')).toBeVisible();
});

test('files and papers go out with a reply: chosen, dropped and pasted, each with what is wrong with it (rules/threads 8)', async ({
  page,
  product,
}) => {
  const email = `files.${randomUUID().slice(0, 8)}@example.org`;
  const { id, number } = await order(product.url, email);
  await post(product.url, `/api/order/${id}/message`, { message: 'May I have the papers?' });
  await open(page, '/account/threads');
  await searchFor(page, email);
  await rowOf(page, number).getByRole('link').first().click();
  const thread = page.getByRole('dialog').first();
  const form = thread.getByRole('form', { name: 'Reply' });
  const attached = form.getByRole('list', { name: 'Attached' }).getByRole('listitem');
  const file = (name: string, content: string | Buffer) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(content),
  });

  await form.getByLabel('Text').fill('Here they are.');
  const chooser = page.waitForEvent('filechooser');
  await form.getByRole('button', { name: 'Attach files' }).click();
  await (
    await chooser
  ).setFiles([
    file('Packing list.txt', 'Boots'),
    file('letter.docx', 'PK\u0003\u0004'),
    file('film.pdf', Buffer.alloc(10 * 1_048_576 + 1)),
  ]);
  await expect(attached.filter({ hasText: 'Packing list.txt' })).toContainText('1 kB, uploaded');
  await expect(attached.filter({ hasText: 'letter.docx' }).getByRole('alert')).toContainText('without macros');
  await expect(attached.filter({ hasText: 'film.pdf' }).getByRole('alert')).toContainText('The limit is 10 MB.');
  await form.getByRole('button', { name: 'Send reply' }).click();
  await expect(form).toContainText('Please remove the files that could not be uploaded');
  await expectAccessibleByDayAndNight(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page, 360);
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const name of ['letter.docx', 'film.pdf']) {
    await attached.filter({ hasText: name }).getByRole('button').press('Enter');
  }
  await expect(attached).toHaveCount(1);

  const given = (name: string) =>
    page.evaluateHandle((named) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['Map'], named, { type: 'text/plain' }));
      return transfer;
    }, name);
  await form.dispatchEvent('drop', { dataTransfer: await given('dropped.txt') });
  await form.getByLabel('Text').evaluate(
    (field, clipboardData) => {
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    await given('pasted.txt'),
  );
  await expect(attached.filter({ hasText: 'uploaded' })).toHaveCount(3);
  await form.getByRole('button', { name: 'Attach a paper' }).press('Enter');
  await page.getByRole('menuitem', { name: `Proforma ${number}` }).press('Enter');
  await expect(attached).toHaveCount(4);
  await form.getByRole('button', { name: 'Send reply' }).click();
  await expectToast(page, `Your reply to ${email} will be mailed.`);
  await expect(attached).toHaveCount(0);

  const sent = thread.getByRole('list', { name: 'Files' });
  await expect(sent.getByRole('listitem')).toHaveText([
    'Packing list.txt (1 kB)',
    'dropped.txt (1 kB)',
    'pasted.txt (1 kB)',
    /^proforma-.*\.pdf \(\d+ kB\)$/,
  ]);
  await expectAccessibleByDayAndNight(page);
  const saved = page.waitForEvent('download');
  await sent.getByRole('button', { name: /^Packing list/ }).click();
  expect((await saved).suggestedFilename()).toBe('Packing list.txt');
});
