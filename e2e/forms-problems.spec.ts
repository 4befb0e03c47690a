import type { Locator, Page, Route } from '@playwright/test';
import { errorAnswer, fill } from './support/site-forms.js';
import { expect, test } from './support/test.js';
import {
  countCalls,
  expectKept,
  expectProblem,
  FORMS,
  openForm,
  toasts,
  type VisitorForm,
} from './support/visitor-forms.js';

const OFFLINE = "We couldn't reach our server. Please check your connection and try again.";
const FAILED = 'Something failed on our side. Please try again.';
const TOO_MANY = 'Too many requests. Please wait a little.';
const ERRORS = ['The first point of the server', 'The second point of the server'];

const forms: readonly VisitorForm[] = Object.values(FORMS);
const submitOf = (form: Locator, { button, busy }: VisitorForm) =>
  form.getByRole('button', { name: new RegExp(`^(${button}|${busy})$`) }).last();

/** Answers the next calls of the form with this response; `release` continues a held one. */
async function answerWith(page: Page, { call }: VisitorForm, answer: ReturnType<typeof errorAnswer>, held = false) {
  let release = () => {};
  const gate = held ? new Promise<void>((resolve) => (release = resolve)) : undefined;
  const handler = async (route: Route) => {
    await gate;
    await route.fulfill(answer);
  };
  await page.unroute(`**${call}`);
  await page.route(`**${call}`, handler);
  return release;
}

for (const one of forms) {
  test.describe(one.name, () => {
    test.use({ mayLog: one.log ? [one.log] : [] });

    test('shows every mistake, waits for a slow server, and keeps the input when it fails (rules/forms 1 to 5, 10)', async ({
      page,
      product,
      context,
    }) => {
      const sent = countCalls(page, one.call);
      const form = await openForm(page, product.url, one);
      const submit = submitOf(form, one);

      await test.step('an empty form says each sentence, and the focus goes to the first wrong field', async () => {
        await submit.click();
        for (const [label, sentence] of Object.entries(one.required)) await expectProblem(form, label, sentence);
        await expect(form.getByLabel(Object.keys(one.required)[0]!, { exact: true })).toBeFocused();
      });

      await test.step('what is no answer is told so', async () => {
        await fill(form, one.values);
        for (const [label, value, sentence] of one.wrong ?? []) {
          await fill(form, { [label]: value });
          await submit.click();
          await expectProblem(form, label, sentence);
          await expect(form.getByLabel(label, { exact: true })).toBeFocused();
          await fill(form, { [label]: one.values[label]! });
        }
        expect(sent()).toBe(0);
      });

      await test.step('without a network the form says so and can be sent again', async () => {
        const logged = one.log ? page.waitForEvent('console', (said) => said.text() === one.log) : undefined;
        await context.setOffline(true);
        await submit.click();
        await expect(form.getByText(one.failed ?? OFFLINE)).toBeVisible();
        await logged;
        await expect(toasts(page)).toHaveCount(0);
        await expectIdle(form, one);
        await context.setOffline(false);
        expect(sent()).toBe(1);
      });

      await test.step('a slow server keeps the form busy, and a second click sends nothing', async () => {
        const release = await answerWith(page, one, errorAnswer(500, FAILED), true);
        await submit.dblclick();
        await expect(form).toHaveAttribute('aria-busy', 'true');
        await expect(submit).toBeDisabled();
        await expect(submit).toHaveText(one.busy);
        await submit.click({ force: true });
        const first = Object.keys(one.values)[0]!;
        await form.getByLabel(first, { exact: true }).press('Enter');
        release();
        await expect(form.getByText(one.failed ?? FAILED)).toBeVisible();
        await expect(toasts(page)).toHaveText(one.toast ? [one.toast] : []);
        await expectIdle(form, one);
        expect(sent()).toBe(2);
      });

      await test.step('the sentences of the server are shown, several as a list', async () => {
        await answerWith(page, one, errorAnswer(429, TOO_MANY));
        await submit.click();
        await expect(form.getByText(one.failed ?? TOO_MANY)).toBeVisible();
        await expectIdle(form, one);
        await answerWith(page, one, errorAnswer(400, ERRORS.join(', '), ERRORS));
        await submit.click();
        // The footer has room for one message only.
        if (one.failed) await expect(form.getByText(ERRORS[0]!)).toBeVisible();
        else await expect(form.getByRole('alert').getByRole('listitem')).toHaveText(ERRORS);
        await expectIdle(form, one);
        expect(sent()).toBe(4);
      });
    });
  });
}

/** The form can be sent again, with everything that was typed. */
async function expectIdle(form: Locator, one: VisitorForm): Promise<void> {
  const submit = submitOf(form, one);
  await expect(form).not.toHaveAttribute('aria-busy', 'true');
  await expect(submit).toBeEnabled();
  await expect(submit).toHaveText(one.button);
  await expectKept(form, one.values);
}
