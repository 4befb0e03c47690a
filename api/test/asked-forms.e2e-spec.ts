import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as accounts from '@imisozi/core/texts/en/accounts';
import * as airTicket from '@imisozi/core/texts/en/air-ticket';
import * as booking from '@imisozi/core/texts/en/booking';
import * as comments from '@imisozi/core/texts/en/comments';
import * as contact from '@imisozi/core/texts/en/contact';
import * as eventForm from '@imisozi/core/texts/en/event-form';
import * as guidePage from '@imisozi/core/texts/en/guide-page';
import * as layout from '@imisozi/core/texts/en/layout';
import * as mobilePay from '@imisozi/core/texts/en/mobile-pay';
import * as orderPage from '@imisozi/core/texts/en/order-page';
import * as orderShares from '@imisozi/core/texts/en/order-shares';
import * as participant from '@imisozi/core/texts/en/participant';
import * as privacy from '@imisozi/core/texts/en/privacy';
import * as quotes from '@imisozi/core/texts/en/quotes';
import * as reviews from '@imisozi/core/texts/en/reviews';
import * as tripBrief from '@imisozi/core/texts/en/trip-brief';
import * as waitingList from '@imisozi/core/texts/en/waiting-list';
import { askedForms } from '@imisozi/core/privacy/asked-forms';
import { SUBJECTS } from '@imisozi/core/privacy/personal-kinds';
import * as gift from '@imisozi/core/texts/en/gift';
import { parseTexts } from '@imisozi/core/texts/parse-message';
import { readIn } from '@imisozi/core/texts/read-in';
import { startApp, type TestApp } from './support/app.js';

const SITE = join(import.meta.dirname, '../../site/src');

/** Says nothing about a person: what is chosen, keys of links, traps for robots, what older clients send besides. */
const ABOUT_NO_ONE: readonly string[] = [
  ...['website', 'openedFor', 'action', 'payment', 'method', 'service', 'split', 'id', 'traveller', 'theme'],
  ...[
    'token',
    'mail',
    'waitingKey',
    'orderId',
    'shareId',
    'giftVoucherKey',
    'code',
    'order.id',
    'resultIndicator',
    'outcome',
    'refund',
    'externalId',
    'transaction.id',
  ],
  ...['itemType', 'itemsArray.id', 'itemsArray.itemNumber', 'slug', 'appUrl', 'eventName', 'amount', 'tour'],
  ...['extras.code', 'extras.quantity', 'travellers.id', 'dataProtection', 'deadline'],
  ...['revision', 'ticks.id', 'ticks.tripId', 'ticks.orderId', 'ticks.at'],
];
/** Takes the texts of deployed clients' own forms. */
const OF_OLDER_CLIENTS = ['/api/maillist/sendhtml'];

const ENGLISH = {
  ...{
    ...accounts,
    ...airTicket,
    ...booking,
    ...comments,
    ...contact,
    ...eventForm,
    ...guidePage,
    ...layout,
    ...orderPage,
  },
  ...gift,
  ...mobilePay,
  ...{ ...orderShares, ...participant, ...privacy, ...quotes, ...reviews, ...tripBrief, ...waitingList },
};
const FORMS = askedForms(readIn<typeof ENGLISH>('en', parseTexts(ENGLISH)));

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
}
interface Call {
  readonly security?: readonly object[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}
interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** The fields of a body: `travellers.firstName`. */
function fieldsOf(document: ApiDocument, schema: Schema, before = ''): string[] {
  const { properties = {}, allOf = [] } = schema.$ref
    ? document.components.schemas[schema.$ref.split('/').at(-1)!]!
    : schema;
  const own = Object.entries(properties).flatMap(([name, { items, ...field }]) => {
    const within = fieldsOf(document, items ?? field, `${before}${name}.`);
    return within.length > 0 ? within : [`${before}${name}`];
  });
  return [...own, ...allOf.flatMap((part) => fieldsOf(document, part, before))];
}

describe('The privacy page names every field that is asked (rules/privacy 12)', () => {
  let product: TestApp;
  let document: ApiDocument;

  beforeAll(async () => {
    product = await startApp();
    document = (await product.api.get('/docs-json')).body as ApiDocument;
  });
  afterAll(() => product.close());

  it('of each call that needs no login', () => {
    const open = Object.entries(document.paths).flatMap(([path, calls]) =>
      Object.values(calls)
        .filter(({ security, requestBody }) => requestBody && (!security || security.some((one) => !('token' in one))))
        .map(({ requestBody }) => [path, Object.values(requestBody!.content)[0]!.schema] as const),
    );
    expect(open.length).toBeGreaterThan(15);
    const unnamed = open
      .filter(([path]) => !OF_OLDER_CLIENTS.includes(path))
      .flatMap(([path, schema]) => {
        const named = FORMS.filter(({ calls }) => calls.includes(path)).flatMap(({ fields }) => Object.keys(fields));
        return fieldsOf(document, schema)
          .filter((field) => !ABOUT_NO_ONE.includes(field) && !named.includes(field.split('.').at(-1)!))
          .map((field) => `${path}: ${field}`);
      });
    expect(unnamed).toEqual([]);
  });

  it('of each form of the site', () => {
    const named = [...FORMS.flatMap(({ fields }) => Object.keys(fields)), ...ABOUT_NO_ONE];
    const files = globSync('{islands,components/{orders,footer,comments,participants,air-tickets}}/**/*.{tsx,astro}', {
      cwd: SITE,
    });
    const asked = files.flatMap((file) =>
      [...readFileSync(join(SITE, file), 'utf8').matchAll(/\bname="([\w-]+)"/g)].map(
        ([, name]) => [file, name!] as const,
      ),
    );
    expect(asked.length).toBeGreaterThan(60);
    expect(asked.filter(([, name]) => !named.includes(name)).map(([file, name]) => `${file}: ${name}`)).toEqual([]);
  });

  it('by the label of its form, with what for, and the line that says how long', () => {
    for (const { title, fields, purpose, keptAs } of FORMS) {
      expect(Object.keys(SUBJECTS)).toContain(keptAs);
      expect([title, purpose, ...Object.values(fields)].every((text) => /\S/.test(text))).toBe(true);
    }
    const labels = FORMS.flatMap(({ fields }) => Object.values(fields));
    for (const label of ['Birth date', 'Passport number', 'Arrival flight', 'Diet requirements', 'Special Requests'])
      expect(labels).toContain(label);
  });
});
