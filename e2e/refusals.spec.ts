import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { OTHER_LANGUAGES, type OtherLanguage } from '@imisozi/core/languages';
import type { Refusal } from '@imisozi/core/refusals/refusal';
import { refusalIn, type RefusalTexts } from '@imisozi/core/refusals/refusal-in';
import { refusals } from '@imisozi/core/texts/en/refusals';
import { parseMessage } from '@imisozi/core/texts/parse-message';
import { aliveForm } from './support/site-forms.js';
import { expect, test } from './support/test.js';
import { sendInstead } from './support/visitor-forms.js';

/** The texts of a language for refusals, as a browser gets them. */
async function textsIn(code: OtherLanguage): Promise<RefusalTexts> {
  const { refusals: messages } = (await import(`@imisozi/core/texts/${code}/refusals`)) as { refusals: Messages };
  const { names } = (await import(`@imisozi/core/texts/${code}/names`)) as { names: Messages };
  const parsed = Object.entries(messages).map(([key, text]) => [key, parseMessage(text)]);
  return { names, refusals: Object.fromEntries(parsed) as RefusalTexts['refusals'] };
}

type Messages = Readonly<Record<string, string>>;

/**
 * Public routes that no form of the site calls: those of deployed clients, the gateway and mail programs; and ticks of a
 * guide, whose page sends them from a queue and shows no sentence of theirs.
 */
const NOT_OF_THE_SITE =
  /\/(sendhtml|notify|callback|ticks|sandbox\/(\{sessionId\}|mobile\/\{reference\})|one-click\/\{id\})$/;

/** Fields that visitors do not fill in. */
const TECHNICAL =
  /^(slug|item-type|number-of-items|need-date|deadline|site-address|payment|waiting-key|token|order|part|result-indicator|tour|refund|revision)$/;

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

/** Values that each break one rule of a field. */
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

test('every refusal of the site’s forms exists in every language (rules/languages 4)', async ({ product: { url } }) => {
  test.slow();
  const { paths, components } = (await (await fetch(`${url}/api/docs-json`)).json()) as Document;
  const resolved = (schema: Schema): Schema =>
    schema.$ref ? components.schemas[schema.$ref.split('/').at(-1)!]! : schema;
  const bodyOf = (schema: Schema, wrong: (field: Schema) => unknown): object =>
    Object.fromEntries(
      Object.entries(resolved(schema).properties ?? {}).map(([name, field]) => [name, wrong(resolved(field))]),
    );
  const said = new Map<string, Refusal>();
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
          const { refusals: refused } = (await answer.json()) as { refusals: Refusal[] };
          for (const one of refused) said.set(one.message, one);
        }
      }
    }
  }
  expect(calls).toBeGreaterThan(12);
  expect(said.size).toBeGreaterThan(120);
  const ofVisitors = [...said.values()].filter(({ params }) => !TECHNICAL.test(String(params['name'] ?? '')));
  for (const code of OTHER_LANGUAGES) {
    const texts = await textsIn(code);
    const unsaid = ofVisitors.filter((one) => refusalIn(code, texts, one) === undefined);
    expect.soft(unsaid, code).toEqual([]);
  }
});

/** Source files that refuse requests of visitors. */
const REFUSING = [
  'core/src/pricing/{offer,price-tour,promo}.ts',
  'api/src/platform/{idempotency,sealing}/*.ts',
  'api/src/modules/{air-tickets,auth,comments,participants,payments,prices,reviews,subscribers}/*.ts',
  'api/src/modules/payments/mobile/{mobile.payments,mobile-payment.dto}.ts',
  'api/src/modules/departures/{departure.seats.ts,waiting/*.ts}',
  'api/src/modules/orders/{order.pricing,order.records,order.status-changes,orders.service}.ts',
  'api/src/modules/cancelling/order.cancelling.ts',
  'api/src/modules/desk/messages/*.ts',
  'api/src/modules/{shares,travellers}/*.ts',
];

/** Codes that only staff and programs can get, and the name of a kind. */
const OF_OTHERS = new Set([
  'news',
  'comment-not-found',
  'departure-cancelled-before',
  'departure-of-other-tour',
  'filter-not-true-or-false',
  'idempotency-key-reused',
  'request-answer-erased',
  'inquiry-not-found',
  'login-required',
  'notification-secret',
  'paid-less',
  'participant-not-found',
  'password-unchanged',
  'password-wrong',
  'payment-cannot-settle',
  'payment-not-in-review',
  'request-in-progress',
  'review-empty',
  'review-not-found',
  'role-not-allowed',
  'second-factor-set-up',
  'share-gone',
  'subscriber-not-found',
  'tour-sold-with-extras',
]);

test('every conflict in the code exists in every language', async () => {
  const root = fileURLToPath(new URL('../', import.meta.url));
  const codes = new Set<string>();
  for await (const name of glob(REFUSING, { cwd: root })) {
    if (name.endsWith('.spec.ts')) continue;
    const source = await readFile(root + name, 'utf8');
    const calls = source.matchAll(/\b(?:refusal|refused|refusedField|ruleText|fieldText|TooManyRequests)\([^;]*?\)/g);
    for (const [call] of calls) {
      for (const [, code] of call.matchAll(/'([a-z]+(?:-[a-z]+)*)'/g)) codes.add(code!);
    }
  }
  expect(codes.size).toBeGreaterThan(60);
  const known = new Set(Object.values(refusals).flatMap((group) => Object.keys(group)));
  expect([...codes].filter((code) => !known.has(code) && !OF_OTHERS.has(code))).toEqual([]);
});

test('a translated refusal keeps its numbers, and translates the names in it', async () => {
  const french = await textsIn('fr');
  const cases: readonly [Pick<Refusal, 'code' | 'params'>, string | undefined][] = [
    [{ code: 'field-required', params: { name: 'full-name' } }, 'Nom complet : champ obligatoire'],
    [{ code: 'field-too-long', params: { name: 'name', max: 150 } }, 'Nom : 150 caractères au plus'],
    [
      { code: 'field-not-a-day', params: { name: 'travel-date' } },
      'Date du voyage : une date est attendue, par exemple 2026-11-21',
    ],
    [
      { code: 'cancellation-cost-changed', params: { refund: 819.5 } },
      'Le coût de l’annulation a changé : 819,50 $US vous reviendraient maintenant.',
    ],
    [{ code: 'cancelling-charged', params: { percent: 25 } }, 'À ce jour, l’annulation coûte 25 % du prix.'],
    [
      { code: 'order-cannot-become', params: { status: 'CANCELLED', next: 'PAID' } },
      'Cette réservation (Annulée) ne peut pas passer à l’état « Payée ».',
    ],
    [{ code: 'promo-code-unknown', params: { code: 'GREEN SEASON' } }, 'Le code promo GREEN SEASON n’est pas valable'],
    [
      { code: 'extra-quantity', params: { extra: 'Single room', max: 2 } },
      'Single room : la quantité est un nombre entier de 0 à 2',
    ],
    [{ code: 'field-required', params: { name: 'nothing-that-visitors-fill-in' } }, undefined],
    [{ code: 'field-required', params: { name: 'constructor' } }, undefined],
    [{ code: 'campaign-ended', params: {} }, undefined],
  ];
  for (const [refused, read] of cases) expect(refusalIn('fr', french, refused)?.replaceAll(/\s+/g, ' ')).toBe(read);
});

test('with JavaScript, a refusal is translated, and its texts are loaded only then', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/fr/contact');
  await aliveForm(page, 'contact');
  const form = page.locator('form#contact');
  await form.getByLabel('Nom complet').fill('Solange Mukamana');
  await form.getByLabel('E-mail').fill('solange@example.org');
  await form.getByLabel('Objet').fill('Une question');
  await form.getByLabel('Téléphone').fill('+250788000001');
  await form.getByLabel('Message').fill('Bonjour');
  const sentences = () => loaded.filter((url) => url.includes('texts-fr-said'));
  expect(sentences()).toEqual([]);
  await sendInstead(page, '/api/contact', { subject: 'Une \u202Equestion' });
  await form.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(form.getByRole('alert')).toContainText('Objet : une seule ligne de texte simple');
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
