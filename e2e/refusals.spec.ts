import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { OTHER_LANGUAGES, type OtherLanguage } from '@imisozi/core/languages';
import { answers as inArabic } from '@imisozi/site/i18n/ar/answers';
import * as arabic from '@imisozi/site/i18n/ar/refusals';
import { answers as inFrench } from '@imisozi/site/i18n/fr/answers';
import * as french from '@imisozi/site/i18n/fr/refusals';
import { answers as inKinyarwanda } from '@imisozi/site/i18n/rw/answers';
import * as kinyarwanda from '@imisozi/site/i18n/rw/refusals';
import { answers as inSwahili } from '@imisozi/site/i18n/sw/answers';
import * as swahili from '@imisozi/site/i18n/sw/refusals';
import { sentenceIn } from '@imisozi/site/lib/api/sentence';
import { aliveForm } from './support/site-forms.js';
import { expect, test } from './support/test.js';

const TEXTS = {
  ar: { sentences: { ...inArabic, ...arabic.refusals }, names: arabic.fieldNames },
  fr: { sentences: { ...inFrench, ...french.refusals }, names: french.fieldNames },
  rw: { sentences: { ...inKinyarwanda, ...kinyarwanda.refusals }, names: kinyarwanda.fieldNames },
  sw: { sentences: { ...inSwahili, ...swahili.refusals }, names: swahili.fieldNames },
} satisfies Record<OtherLanguage, object>;

const translated = (said: string, code: OtherLanguage) => sentenceIn(said, TEXTS[code].sentences, TEXTS[code].names);

/** Calls without a login that no form of the site makes: deployed clients, the gateway, mail programs. */
const NOT_OF_THE_SITE = /\/(sendhtml|notify|sandbox\/\{sessionId\}|one-click\/\{id\})$/;

/** Fields that no visitor fills in. */
const TECHNICAL =
  /^(Slug|Item type|Number of items|Need date|Deadline|Site address|Payment|Waiting key|Token|Order|Part|Result indicator|Tour|Refund) /;

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly maxLength?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Operation {
  readonly security?: readonly object[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** What breaks one rule of a field after the other. */
const WRONG: readonly ((field: Schema) => unknown)[] = [
  () => '',
  () => undefined,
  () => 7,
  () => ({ a: 1 }),
  () => 'nothing of the kind',
  () => 'two\nlines',
  ({ maxLength = 20 }) => 'x'.repeat(maxLength + 1),
  ({ maxLength = 400 }) => `${'x'.repeat(maxLength)}@example.org`,
  () => '12',
  () => -1,
  () => 0.001,
  () => 10_000_000,
  () => [],
  () => Array.from({ length: 100 }, () => ({})),
];

test('every sentence that the site’s forms can be refused with is read in every language (issue 15)', async ({
  product: { url },
}) => {
  test.slow();
  const { paths, components } = (await (await fetch(`${url}/api/docs-json`)).json()) as Document;
  const resolved = (schema: Schema): Schema =>
    schema.$ref ? components.schemas[schema.$ref.split('/').at(-1)!]! : schema;
  const bodyOf = (schema: Schema, wrong: (field: Schema) => unknown): object =>
    Object.fromEntries(
      Object.entries(resolved(schema).properties ?? {}).map(([name, field]) => [name, wrong(resolved(field))]),
    );
  const said = new Set<string>();
  let calls = 0;
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, { security, requestBody }] of Object.entries(operations)) {
      const schema = requestBody?.content['application/json']?.schema;
      const isPublic = !security || security.some((needed) => Object.keys(needed).length === 0);
      if (!isPublic || !schema || NOT_OF_THE_SITE.test(path)) continue;
      calls += 1;
      const lists = Object.entries(resolved(schema).properties ?? {}).filter(([, field]) => field.items?.$ref);
      for (const wrong of WRONG) {
        const inLists = Object.fromEntries(lists.map(([name, { items }]) => [name, [bodyOf(items!, wrong)]]));
        for (const body of [bodyOf(schema, wrong), ...(lists.length > 0 ? [inLists] : [])]) {
          const answer = await fetch(url + path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000001'), {
            method: method.toUpperCase(),
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          });
          if (answer.ok) continue;
          const { message, Errors = [] } = (await answer.json()) as { message: string; Errors?: string[] };
          for (const sentence of [...Errors, ...(Errors.length === 0 ? [message] : [])]) said.add(sentence);
        }
      }
    }
  }
  expect(calls).toBeGreaterThan(12);
  expect(said.size).toBeGreaterThan(120);
  const ofVisitors = [...said].filter((sentence) => !TECHNICAL.test(sentence));
  for (const code of OTHER_LANGUAGES) {
    expect
      .soft(
        ofVisitors.filter((sentence) => translated(sentence, code) === undefined),
        code,
      )
      .toEqual([]);
  }
  // Arabic has no letters in common with English: what is left of those is the name of a field that nobody translated.
  const left = ofVisitors
    .map((sentence) => translated(sentence, 'ar') ?? '')
    .filter((sentence) => /[a-z]{3}/i.test(sentence.replace(/: [^:]*$/, '')));
  expect(left).toEqual([]);
});

/** The code that refuses what visitors send. */
const REFUSING = [
  'platform/{idempotency,sealing}/*.ts',
  'modules/{air-tickets,auth,comments,participants,payments,prices,reviews,subscribers}/*.ts',
  'modules/departures/{departure.seats.ts,waiting/*.ts}',
  'modules/orders/{order.pricing,order.records,order.status-changes,orders.service}.ts',
  'modules/cancelling/order.cancelling.ts',
  'modules/desk/messages/*.ts',
  'modules/{shares,travellers}/*.ts',
];

/** What staff and programs read, and no visitor. */
const OF_OTHERS = [
  'A request with this Idempotency-Key is still in progress.',
  'Current password is incorrect',
  'New password must be different from the current one',
  'Only 7 has come in for this order',
  'Please log in to continue.',
  'The filter hasOrder must be true or false.',
  'The notification secret is incorrect.',
  'The payment 7 is no longer in review.',
  'The traveller has not written anything yet.',
  'This Idempotency-Key has already been used with a different request.',
  'This comment was not found.',
  'This inquiry was not found.',
  'This participant was not found.',
  'This payment cannot settle order 7. 7',
  'This review was not found.',
  'This subscriber was not found.',
  'Your role does not allow this.',
  // A destination or a tour, which have sentences of their own.
  'This 7 was not found.',
];

test('so is every conflict that the code knows', async () => {
  const root = fileURLToPath(new URL('../api/src/', import.meta.url));
  const said: string[] = [];
  for await (const name of glob(REFUSING, { cwd: root })) {
    if (name.endsWith('.spec.ts')) continue;
    const source = await readFile(root + name, 'utf8');
    for (const [, , text] of source.matchAll(/new (?:\w+Exception|InvalidBody)\(\s*\[?\s*(['"`])((?:(?!\1).)*)\1/g)) {
      // Any value will do.
      said.push(text!.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '7'));
    }
  }
  expect(said.length).toBeGreaterThan(40);
  const ofVisitors = said.filter((sentence) => !OF_OTHERS.includes(sentence));
  expect(ofVisitors.filter((sentence) => translated(sentence, 'fr') === undefined)).toEqual([]);
});

test('a sentence of the API keeps its numbers and words in another language', () => {
  const cases = [
    ['Full name is required', 'Nom complet : champ obligatoire'],
    ['Name can have at most 150 characters', 'Nom : 150 caractères au plus'],
    ['Travel date must be a day, such as 2026-11-21', 'Date du voyage : une date est attendue, par exemple 2026-11-21'],
    [
      'The cost of cancelling has changed: $819.50 would now be paid back. At this point, 25 % of the price is charged.',
      'Le coût de l’annulation a changé : $819.50 vous reviendraient maintenant. À ce jour, l’annulation coûte 25 % du prix.',
    ],
    ['An order that is CANCELLED cannot become CANCELLED.', 'Cette réservation ne peut plus être annulée.'],
    [
      'Single room: the quantity must be a whole number from 0 to 2',
      'Single room : la quantité est un nombre entier de 0 à 2',
    ],
    ['Nobody has said this.', undefined],
    ['constructor', undefined],
  ] as const;
  for (const [said, read] of cases) expect(translated(said, 'fr')?.replaceAll(/\s+/g, ' ')).toBe(read);
});

test('with JavaScript too, and only then the sentences are loaded', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/fr/contact');
  await aliveForm(page, 'contact');
  const form = page.locator('form#contact');
  await form.getByLabel('Nom complet').fill('Solange Mukamana');
  await form.getByLabel('E-mail').fill('solange@example.org');
  await form.getByLabel('Objet').fill('x'.repeat(201));
  await form.getByLabel('Téléphone').fill('+250788000001');
  await form.getByLabel('Message').fill('Bonjour');
  const sentences = () => loaded.filter((url) => url.includes('texts-fr-refusals'));
  expect(sentences()).toEqual([]);
  await form.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(form.getByRole('alert')).toContainText('Objet : 200 caractères au plus');
  expect(sentences()).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form in French is refused in French', async ({ page }) => {
    await page.goto('/fr/contact');
    const form = page.locator('main form');
    await form.getByLabel('Nom complet').fill(' ');
    await form.getByLabel('E-mail').fill('solange@example.org');
    await form.getByLabel('Objet').fill('Un voyage');
    await form.getByLabel('Téléphone').fill('appelez-moi');
    await form.getByLabel('Message').fill('Bonjour');
    await form.getByRole('button', { name: 'Envoyer le message' }).click();
    await expect(form.getByRole('alert')).toContainText('Nom complet : champ obligatoire');
    await expect(form.getByRole('alert')).toContainText('Téléphone : des chiffres seulement');
  });
});
