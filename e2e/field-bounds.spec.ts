// Holds rules/forms 8 and rules/api 5: the forms take what the API takes.
import { PHONE_TEXT } from '@imisozi/core/fields/phone-number';
import type { Locator, Page } from '@playwright/test';
import { isBox, TICKED } from './support/site-forms.js';
import { expect, test } from './support/test.js';
import { countCalls, FORMS, openForm, type VisitorForm } from './support/visitor-forms.js';

interface Schema {
  readonly $ref?: string;
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly type?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
}

interface Document {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly paths: Readonly<
    Record<
      string,
      { readonly post: { readonly requestBody: { readonly content: Record<string, { schema: Schema }> } } }
    >
  >;
}

/** Registering for an event sends an order first, which has none of the form's fields. */
const CALLS: Readonly<Record<string, string>> = { participant: '/api/participant/create' };

const PHONES = ['+250 788 123 456', '(+250) 788 123 456', '٠٧٨٨ ١٢٣ ٤٥٦', 'office 788123456', '12345', 'call me'];

/** The fields of the request body. */
function fieldsOf(document: Document, path: string): Readonly<Record<string, Schema>> {
  const read = (schema: Schema): Readonly<Record<string, Schema>> => {
    if (schema.$ref) return read(document.components.schemas[schema.$ref.split('/').at(-1)!]!);
    return Object.assign({}, schema.properties, ...[...(schema.oneOf ?? []), ...(schema.allOf ?? [])].map(read));
  };
  return read(document.paths[path]!.post.requestBody.content['application/json']!.schema);
}

/** A text of this length that is otherwise valid. */
function textOf(length: number, type: string): string {
  if (type === 'tel') return `+${'1'.repeat(length - 1)}`;
  if (type !== 'email') return 'x'.repeat(length);
  const domain = `@${`${'d'.repeat(60)}.`.repeat(4)}`;
  return `v${domain}${'o'.repeat(length - domain.length - 1)}`;
}

interface Field {
  readonly label: string;
  readonly control: Locator;
  readonly type: string;
  readonly schema: Schema;
}

/** Opens the form and fills in the fields that the document knows. */
async function filled(page: Page, url: string, one: VisitorForm, known: Readonly<Record<string, Schema>>) {
  const form = await openForm(page, url, one);
  const fields: Field[] = [];
  for (const [label, value] of Object.entries(one.values)) {
    const control = form.getByLabel(label, { exact: true });
    if (await isBox(control)) {
      await control.setChecked(value === TICKED);
      continue;
    }
    const [tag, type, name] = await control.evaluate((element: HTMLInputElement) => [
      element.tagName,
      element.type,
      element.name,
    ]);
    if (tag === 'SELECT') await control.selectOption(value);
    else await control.fill(value);
    const schema = known[name];
    if (schema && tag !== 'SELECT') fields.push({ label, control, type: type, schema });
  }
  return { form, fields };
}

const isRefused = (control: Locator) => control.getAttribute('aria-invalid').then((invalid) => invalid === 'true');

const { subscribe: _inlineScript, login: _login, resetPassword: _reset, setPassword: _set, ...CHECKED } = FORMS;

for (const one of Object.values<VisitorForm>(CHECKED)) {
  test.describe(one.name, () => {
    test.use({ mayLog: one.log ? [one.log] : [] });

    test(`the form accepts the same lengths, numbers and phone numbers as the API`, async ({
      page,
      product: { url },
    }) => {
      const document = (await (await fetch(`${url}/api/docs-json`)).json()) as Document;
      const known = fieldsOf(document, CALLS[one.name] ?? one.call);
      const { form, fields } = await filled(page, url, one, known);
      const texts = fields.filter(({ schema }) => schema.maxLength);
      expect(texts.length, one.name).toBeGreaterThan(0);
      const calls = countCalls(page, one.call);
      await page.route(`**${one.call}`, (route) => route.abort());
      const send = () => form.getByRole('button', { name: one.button, exact: true }).click();

      for (const { control, type, schema } of texts) await control.fill(textOf(schema.maxLength! + 1, type));
      await send();
      for (const { label, control } of texts) await expect(control, label).toHaveAttribute('aria-invalid', 'true');
      expect(calls()).toBe(0);
      for (const { control, type, schema } of texts) await control.fill(textOf(schema.maxLength!, type));
      for (const { label, control } of texts) await expect(control, label).not.toHaveAttribute('aria-invalid', 'true');

      const lines = texts.filter(({ type }) => type === 'text');
      for (const { label, control } of lines) {
        await control.fill('Marked \u200f');
        await control.blur();
        await expect(control, label).toHaveAttribute('aria-invalid', 'true');
        await control.fill('Plain');
        await expect(control, label).not.toHaveAttribute('aria-invalid', 'true');
      }

      for (const { label, control, schema } of fields.filter(({ type }) => type === 'number')) {
        expect([label, await control.getAttribute('min')]).toEqual([label, String(schema.minimum)]);
        expect([label, await control.getAttribute('max')]).toEqual([label, String(schema.maximum)]);
      }
      for (const { label, control, schema } of fields.filter(({ type }) => type === 'tel')) {
        // The document has no pattern for free text, because its readers support no Unicode classes.
        const pattern = schema.pattern ? new RegExp(schema.pattern) : PHONE_TEXT;
        for (const phone of PHONES) {
          await control.fill(phone);
          await control.blur();
          await expect.poll(() => isRefused(control), `${label}: ${phone}`).toBe(!pattern.test(phone));
        }
        await control.fill(PHONES[0]!);
      }
      await send();
      await expect.poll(calls).toBe(1);
    });
  });
}
