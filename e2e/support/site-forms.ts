import { expect, type Locator, type Page } from '@playwright/test';

/** A form by its id, once it is hydrated: before that the browser itself would submit it. */
export async function aliveForm(page: Page, id: string): Promise<Locator> {
  const form = page.locator(`form#${id}`);
  await form.scrollIntoViewIfNeeded();
  const island = page.locator('astro-island', { has: form });
  await expect(async () => {
    // An island that waits for the visitor listens only after its script has run, which a test cannot observe.
    if ((await island.count()) > 0 && (await island.getAttribute('ssr')) !== null)
      await island.dispatchEvent('focusin');
    await expect(form).toHaveAttribute('novalidate', { timeout: 500 });
  }).toPass();
  await expect(form.locator('fieldset:disabled')).toHaveCount(0);
  await openSteps(form);
  return form;
}

/** Opens all steps of a form, so that its fields can be filled in any order. */
export async function openSteps(form: Locator): Promise<void> {
  await form.locator('details.step').evaluateAll((steps) => {
    for (const step of steps) (step as HTMLDetailsElement).open = true;
  });
}

/** A failure in the format of the API (rules/errors 1). */
export const errorAnswer = (statusCode: number, message: string, Errors?: readonly string[]) => ({
  status: statusCode,
  json: { statusCode, error: message, message, ...(Errors && { Errors }), requestId: 'test' },
});

/** The value of a ticked checkbox; an unticked one has ''. */
export const TICKED = 'on';

export const isBox = (field: Locator): Promise<boolean> =>
  field.evaluate((element) => element instanceof HTMLInputElement && element.type === 'checkbox');

/** Fills in fields by their labels; in a select, chooses the option with that value or text. */
export async function fill(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = form.getByLabel(label, { exact: true });
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value);
    else if (await isBox(field)) await field.setChecked(value === TICKED);
    else await field.fill(value);
  }
}
