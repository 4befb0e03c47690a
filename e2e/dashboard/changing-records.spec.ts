import { expect, expectPage, expectToast, open, redAlerts, rowOf, test } from '../support/dashboard.js';
import { write } from '../support/forms.js';
import { send } from '../support/staff.js';

test.describe.configure({ mode: 'parallel' });

interface Kind {
  readonly list: string;
  readonly listTitle: string;
  readonly create: string;
  readonly body: (media: string) => Readonly<Record<string, unknown>>;
  /** The property of the response to a creation that holds the record. */
  readonly made: 'data' | 'news' | 'tours';
  readonly key: 'slug' | 'id';
  readonly words: readonly [show: string, hide: string, shown: string, hidden: string];
  readonly update: string;
  readonly noun: string;
  readonly isPublic: string;
  readonly deletion: string;
}

const PUBLISH = ['Publish', 'UnPublish', 'Published', 'Draft'] as const;

const KINDS: readonly Kind[] = [
  {
    list: 'events',
    listTitle: 'Events',
    create: '/api/events/create',
    body: (media) => ({
      startDate: '2038-05-03T18:00',
      endDate: '2038-05-03T21:00',
      place: 'Kigali',
      price: 40,
      image: `${media}/cover.jpg`,
    }),
    made: 'data',
    key: 'slug',
    words: ['Activate', 'Deactivate', 'Approved', 'Not approved'],
    update: 'Update event',
    noun: 'event',
    isPublic: 'public',
    deletion: '**/api/events/*',
  },
  {
    list: 'destinations',
    listTitle: 'Destinations',
    create: '/api/news/create',
    body: (media) => ({ newsBody: '<p>A hill.</p>', images: [`${media}/cover.jpg`] }),
    made: 'news',
    key: 'slug',
    words: PUBLISH,
    update: 'Update destination',
    noun: 'destination',
    isPublic: 'public',
    deletion: '**/api/news/delete/*',
  },
  {
    list: 'tours',
    listTitle: 'Tours',
    create: '/api/tours/create',
    body: (media) => ({ toursBody: '<p>A walk.</p>', image: `${media}/cover.jpg`, price1: 100 }),
    made: 'tours',
    key: 'slug',
    words: PUBLISH,
    update: 'Update tour',
    noun: 'tour',
    isPublic: 'public',
    deletion: '**/api/tours/delete/*',
  },
  {
    list: 'publications',
    listTitle: 'Company documents',
    create: '/api/publications/create',
    body: (media) => ({ category: 'publication', pubDocument: `${media}/document.pdf` }),
    made: 'data',
    key: 'id',
    words: ['Activate', 'Deactivate', 'Active', 'Inactive'],
    update: 'Update document',
    noun: 'publication',
    isPublic: 'active',
    deletion: '**/api/publications/*',
  },
];

for (const kind of KINDS) {
  const { list, listTitle, noun, isPublic } = kind;
  const [show, hide, shown, hidden] = kind.words;

  test(`an admin shows, changes and deletes one of the ${list}, and reads each refusal (rules/dashboard 4, 5)`, async ({
    page,
    product,
    tokens,
  }) => {
    test.slow();
    const title = `Kept ${noun} ${Date.now()}`;
    const answer = await send<Record<string, Record<string, string>>>(product.url, 'POST', kind.create, tokens.admin, {
      title,
      ...kind.body(`${product.url}/media`),
    });
    const view = `/account/${list}/view/${answer[kind.made]![kind.key]}`;
    /** Sends the next such call with the token of staff with the role user. */
    const asUser = (call: string) =>
      page.route(
        call,
        async (route) => route.continue({ headers: { ...route.request().headers(), token: tokens.user } }),
        { times: 1 },
      );

    await page.goto(`/account/${list}`);
    await asUser(`**/approve/**`);
    await asUser(`**/publish/**`);
    const row = rowOf(page, title);
    await row.getByRole('button', { name: `${show} ${title}` }).click();
    await expectToast(page, 'Your role does not allow this.');
    await row.getByRole('button', { name: `${show} ${title}` }).click();
    await expectToast(page, `The ${noun} is now ${isPublic}.`);
    await expect(row).toContainText(shown);

    await row.getByRole('link', { name: title, exact: true }).click();
    await expectPage(page, 'Dashboard', listTitle, title);
    await page.getByRole('button', { name: `${hide} ${title}` }).click();
    await expectToast(page, `The ${noun} is no longer ${isPublic}.`);
    await expect(page.getByRole('button', { name: `${show} ${title}` })).toBeVisible();
    await expect(page.locator('main').getByText(hidden, { exact: true })).toBeVisible();

    const name = page.getByRole('textbox', { name: 'Title', exact: true });
    await name.fill('T'.repeat(201));
    await page.getByRole('button', { name: kind.update }).click();
    await expect(redAlerts(page)).toHaveText(['Title can have at most 200 characters']);
    if (list === 'events') {
      await page.getByLabel('Start date (CAT)').fill('2038-05-04T18:00');
      await expect(page.getByText('Starting date can not be greater than Ending date!')).toBeVisible();
      await page.getByLabel('Start date (CAT)').fill('');
      await expect(page.getByText('Event period(dates) are required!')).toBeVisible();
      await page.getByLabel('Start date (CAT)').fill('2038-05-02T07:15');
    }
    if (list === 'publications') {
      await page.getByRole('combobox', { name: 'Category' }).click();
      await expect(page.getByRole('option')).toHaveText(['Advertisement', 'Press Release', 'Covid-19']);
      await page.getByRole('option', { name: 'Press Release' }).click();
    } else await write(page, 'Description', 'As it is now.');
    await name.fill(`${title}, changed`);
    await page.getByRole('button', { name: kind.update }).dblclick();
    await expectToast(page, `The ${noun} has been updated.`);
    await expect(page).toHaveURL(`${product.url}/account/${list}`);
    const changed = rowOf(page, `${title}, changed`);
    await expect(changed).toContainText(
      { events: 'May 2, 2038, 07:15 CAT', publications: 'Press Release' }[list] ?? hidden,
    );

    // A changed title does not change the slug (rules/api 6).
    await open(page, view);
    await page.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: `Delete ${title}, changed?` });
    await question.getByRole('button', { name: 'No' }).click();
    await expect(question).toHaveCount(0);
    await page.getByRole('button', { name: 'Delete' }).click();
    await asUser(kind.deletion);
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(question.getByRole('alert')).toHaveText('Your role does not allow this.');
    await expect(question.getByRole('alert')).toHaveClass(/colorError/);
    await question.getByRole('button', { name: 'Yes' }).dblclick();
    await expectToast(page, `The ${noun} has been deleted.`);
    await expect(page).toHaveURL(`${product.url}/account/${list}`);
    await expect(rowOf(page, /\d/).first()).toBeVisible();
    await expect(changed).toHaveCount(0);
    await page.goto(view);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
  });
}

test('a confirmed question or short form stays open until the server has answered (rules/dashboard 5)', async ({
  page,
  records,
}) => {
  /** Holds the next such call until the returned function refuses it. */
  const holdCall = async (call: string, sentence: string) => {
    let refuse = () => {};
    const held = new Promise<void>((resolve) => (refuse = resolve));
    await page.route(
      call,
      async (route) => {
        await held;
        await route.fulfill({ status: 409, json: { statusCode: 409, error: sentence, message: sentence } });
      },
      { times: 1 },
    );
    return refuse;
  };
  const tryToClose = async () => {
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
  };

  await page.goto(`/account/tour-bookings/${records.order.id}/show`);
  const refuseStatus = await holdCall('**/api/order/*/status', 'Somebody was faster.');
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  const question = page.getByRole('dialog', { name: `Approve booking ${records.order.number}?` });
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(question.getByRole('button', { name: 'No' })).toBeDisabled();
  await tryToClose();
  refuseStatus();
  await expect(question.getByRole('alert')).toHaveText('Somebody was faster.');
  await tryToClose();
  await expect(question).toHaveCount(0);

  await open(page, '/account/webhooks');
  await page.getByRole('button', { name: 'Create webhook' }).click();
  const form = page.getByRole('dialog', { name: 'Create webhook' });
  await form.getByLabel('Address').fill('https://accounting.example.org/hooks');
  await form.getByRole('checkbox').first().check();
  const refuseWebhook = await holdCall('**/api/admin/webhooks', 'There is such a webhook.');
  await form.getByRole('button', { name: 'Create webhook' }).click();
  await expect(form.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await tryToClose();
  refuseWebhook();
  await expect(form.getByRole('alert')).toHaveText('There is such a webhook.');
  await expect(form.getByLabel('Address')).toHaveValue('https://accounting.example.org/hooks');
  await tryToClose();
  await expect(form).toHaveCount(0);
});

test('an admin shows, hides and deletes a comment, and reads a refusal (rules/content 7, rules/dashboard 5)', async ({
  page,
  product,
  tokens,
}) => {
  const names = `Commenter ${Date.now()}`;
  await send(product.url, 'POST', '/api/comments/create', '', {
    names,
    email: 'commenter@example.org',
    commentBody: 'Worth every step.',
    slug: 'akagera-national-park',
  });
  await page.goto('/account/destinations/comment/akagera-national-park');
  await expectPage(page, 'Dashboard', 'Destinations', 'Akagera National Park', 'Comments');
  const comment = page.getByRole('article', { name: `Comment by ${names}` });
  await expect(comment).toContainText('commenter@example.org');
  await expect(comment).toContainText(/\w{3} \d{1,2}, \d{4}, \d\d:\d\d CAT/);
  await comment.getByRole('button', { name: /^Enable/ }).click();
  await expectToast(page, 'The comment is now public.');
  await comment.getByRole('button', { name: /^Disable/ }).click();
  await expectToast(page, 'The comment is now hidden.');
  await comment.getByRole('button', { name: /^Delete/ }).click();
  const question = page.getByRole('dialog', { name: `Delete the comment by ${names}?` });
  await page.route(
    '**/api/comments/delete/*',
    (route) => route.continue({ headers: { ...route.request().headers(), token: tokens.user } }),
    { times: 1 },
  );
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(question.getByRole('alert')).toHaveText('Your role does not allow this.');
  await question.getByRole('button', { name: 'Yes' }).dblclick();
  await expectToast(page, 'The comment has been deleted.');
  await expect(comment).toHaveCount(0);
});
