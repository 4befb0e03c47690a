import { randomUUID } from 'node:crypto';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validate } from 'class-validator';
import { Like, Not, type EntityTarget, type ObjectLiteral } from 'typeorm';
import { AirTicketInquiry } from '../src/modules/air-tickets/air-ticket-inquiry.entity.js';
import { Comment } from '../src/modules/comments/comment.entity.js';
import { ContactMessage } from '../src/modules/contact/contact-message.entity.js';
import { Mail } from '../src/modules/mail/mail.entity.js';
import { Subscriber } from '../src/modules/subscribers/subscriber.entity.js';
import { Participant } from '../src/modules/participants/participant.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeEvent, makeTour, orderBody, tokenOf } from './support/factories.js';
import { airTicketBody, commentBody, contactBody, participantBody } from './support/forms.js';

/** A public form, with the record it creates. */
interface Form {
  readonly path: string;
  readonly kept: EntityTarget<ObjectLiteral>;
  body(product: TestApp): Promise<object>;
}

const FORMS: readonly Form[] = [
  { path: '/contact', kept: ContactMessage, body: async () => contactBody() },
  { path: '/airticket', kept: AirTicketInquiry, body: async () => airTicketBody() },
  { path: '/maillist/subscribe', kept: Subscriber, body: async () => ({ email: 'forms@example.org' }) },
  { path: '/maillist/sendhtml', kept: Mail, body: async () => ({ sendTo: 'forms@example.org', html: '<p>Fly</p>' }) },
  {
    path: '/comments/create',
    kept: Comment,
    body: async ({ dataSource }) => commentBody((await makeTour(dataSource)).slug, { itemType: 'tours' }),
  },
  {
    path: '/participant/create',
    kept: Participant,
    body: async ({ dataSource }) => participantBody((await makeEvent(dataSource)).title),
  },
];

describe('The forms of visitors', () => {
  let product: TestApp;

  beforeAll(async () => {
    product = await startApp();
  });
  afterAll(() => product.close());

  describe.each(FORMS)('POST $path', ({ path, kept, body: makeBody }) => {
    const counts = async () => ({
      records: await product.dataSource.getRepository(kept).count(),
      mails: await product.dataSource.getRepository(Mail).count(),
    });

    it('responds to a robot like to everybody else, but saves and mails nothing', async () => {
      const body = await makeBody(product);
      const before = await counts();
      const options = { headers: { 'idempotency-key': randomUUID() } };
      const robot = await product.api.post(path, { ...body, website: 'https://spam.example' }, options);
      const again = await product.api.post(path, { ...body, website: 'https://spam.example' }, options);
      expect([again.status, shape(again.body)]).toEqual([robot.status, shape(robot.body)]);
      // A value that no form sends is not treated as a robot's, and must not cause an error.
      const hostile = await product.api.post(path, { ...body, website: { toString: null }, openedFor: { valueOf: 1 } });
      expect(hostile.status).toBe(robot.status);
      expect(await counts()).toEqual(before);
      const person = await product.api.post(path, { ...body, website: '', openedFor: 12_000 });
      expect((await counts()).records).toBeGreaterThan(before.records);
      expect(robot.status).toBe(person.status);
      expect(shape(robot.body)).toEqual(shape(person.body));
    });

    it('asks a visitor who was faster than a person to send it again', async () => {
      const before = await counts();
      const { status, body } = await product.api.post(path, { ...(await makeBody(product)), openedFor: '80' });
      expect(status).toBe(400);
      expect(body.Errors).toEqual(['That was very quick! Please send the form again']);
      expect(await counts()).toEqual(before);
    });

    it('ignores a fill time that is not a number', async () => {
      const { status } = await product.api.post(path, {
        ...(await makeBody(product)),
        openedFor: 'NaN',
        website: null,
      });
      expect([200, 201]).toContain(status);
    });
  });
});

/** All text fields that may have several lines: free text, and values that are not stored as text. */
const TEXTS_OF_LINES = [
  'AgentFieldsDto.note',
  'AirTicketDto.specialRequests',
  'AssignDto.reason',
  'BookEntryDto.note',
  'BuyGiftVoucherDto.message',
  'CancelByStaffDto.reason',
  'CancelDepartureDto.reason',
  'CancelOrderDto.reason',
  'ChangeOrderDto.message',
  'ChangeOrderStatusDto.refundReason',
  'ChangeQuoteDto.message',
  'ContactDto.message',
  'CreateAgentDto.note',
  'CreateCommentDto.commentBody',
  'CreateGuideDto.note',
  'CreateNoteDto.text',
  'CreateOrderDto.message',
  'CreateQuoteDto.note',
  'CreateSupplierDto.bankDetails',
  'CreateSupplierDto.terms',
  'CreateVehicleDto.note',
  'DeclineQuoteDto.reason',
  'DeskOrderDto.message',
  'DeskOrderDto.note',
  'GuideFields.note',
  'HtmlInquiryDto.html',
  'IntersectionPriceOwnBookingDtoPickDeskOrderDtoNamesEmailPhoneNumberAddressLocationMessageLanguageSendMails.message',
  'ModerateReviewDto.answer',
  'NoteAssignmentDto.note',
  // The remarks of who enters the own details.
  'OmitTravellerDtoIdType.remarks',
  'OpenMonthDto.reason',
  'OrderLetterDto.text',
  'OrderMessageDto.message',
  'OrderWishDto.message',
  'PayOutDto.note',
  'PickDeskOrderDtoNamesEmailPhoneNumberAddressLocationMessageLanguageSendMails.message',
  'PreviewChangeDto.message',
  'PreviewStatementDto.text',
  'QuoteFieldsDto.note',
  'ReplyDto.text',
  'ResolveReviewDto.reason',
  'SellGiftVoucherDto.message',
  'StartThreadDto.text',
  'SupplierFieldsDto.bankDetails',
  'SupplierFieldsDto.terms',
  'TakeBackDto.reason',
  'TravellerDto.remarks',
  'UpdateAgentDto.note',
  'UpdateClientDto.note',
  'UpdateClientDto.preferences',
  'UpdateGuideDto.note',
  'UpdateNoteDto.text',
  'UpdateQuoteDto.note',
  'UpdateSupplierDto.bankDetails',
  'UpdateSupplierDto.terms',
  'UpdateVehicleDto.note',
  'UploadStatementDto.text',
  'VehicleFields.note',
  'VoidEntryDto.reason',
  'VoidGiftVoucherDto.reason',
  'WriteReviewDto.text',
];
const RICH_TEXTS = ['newsBody', 'toursBody', 'description', 'body'];
/** Hashed, compared or checked elsewhere, and never stored unchanged. */
const NOT_KEPT = ['website', 'amount', 'people', 'password', 'newPassword', 'confirmPassword'];

/** What no plain text keeps: a text of several lines loses it, and a single line with it is refused. */
const TURNING = '\u202a\u202b\u202c\u202d\u202e';
const HIDDEN = '\n\r\t\0\u001b\u007f\u0085\u2028\u2029\u200e\u200f\u061c\u2066\u2067\u2068\u2069';

describe('Single-line fields (rules/api 5)', () => {
  it.each([...HIDDEN, ...TURNING])('refuse %j, in every body', async (control) => {
    const texts = [`a${control}b`, `https://a.example/${control}b`, `"a${control}b"@example.org`, `123${control}456`];
    const taken = new Set<string>();
    for (const body of bodies()) {
      for (const field of fieldsOf(body)) {
        for (const text of texts) {
          const sent = plainToInstance(body as new () => object, { [field]: text });
          const wrong = (await validate(sent, { whitelist: true })).some(({ property }) => property === field);
          const kept = JSON.stringify((sent as Record<string, unknown>)[field] ?? null);
          if (!wrong && kept.includes(JSON.stringify(control).slice(1, -1))) taken.add(`${body.name}.${field}`);
        }
      }
    }
    const plain = [...taken].filter((name) => ![...RICH_TEXTS, ...NOT_KEPT].includes(name.split('.')[1]!));
    expect(plain.sort()).toEqual(TURNING.includes(control) ? [] : TEXTS_OF_LINES);
  });

  /** All classes that validate bodies, in the modules of the product. */
  const bodies = () =>
    // eslint-disable-next-line no-restricted-syntax -- private in its types
    [...(getMetadataStorage() as unknown as { validationMetadatas: Map<unknown, unknown> }).validationMetadatas.keys()]
      .filter((target): target is typeof Object => typeof target === 'function')
      // The second only describes what a schema of core validates.
      .filter(({ name }) => !['VisitorForm', 'PartialCompanyTermsView'].includes(name));
  const fieldsOf = (body: typeof Object) => [
    ...new Set(
      getMetadataStorage()
        .getTargetValidationMetadatas(body, '', false, false)
        .map((one) => one.propertyName),
    ),
  ];
});

describe('The length of a text', () => {
  let product: TestApp;

  beforeAll(async () => {
    product = await startApp();
  });
  afterAll(() => product.close());

  /** `most` characters as the database counts them: with a variation selector, and outside the basic plane. */
  const longest = (most: number) =>
    ['\u2708\ufe0f', '\u2708\ufe0e', '\u{1f9ad}', '\u0800'].map((sign) => fill(sign, most));
  const fill = (sign: string, length: number) => [...sign.repeat(length)].slice(0, length).join('');

  it('is counted as in its column, so that any valid text can be stored', async () => {
    const { slug } = await makeTour(product.dataSource);
    const fields = [
      { path: '/airticket', field: 'fullName', label: 'Full Name', most: 150, body: airTicketBody() },
      {
        path: '/comments/create',
        field: 'names',
        label: 'Full name',
        most: 150,
        body: commentBody(slug, { itemType: 'tours' }),
      },
      { path: '/contact', field: 'subject', label: 'Subject', most: 200, body: contactBody() },
      {
        path: '/maillist/sendhtml',
        field: 'subject',
        label: 'Subject',
        most: 200,
        body: { sendTo: 'long@example.org', html: 'Fly' },
      },
    ];
    for (const { path, field, label, most, body } of fields) {
      for (const text of longest(most)) {
        const { status, body: answer } = await product.api.post(path, { ...body, [field]: text });
        expect({ path, text, status }).toEqual({ path, text, status: path === '/maillist/sendhtml' ? 200 : 201 });
        expect(JSON.stringify(answer.data?.[field] ?? answer.comment?.[field] ?? text)).toBe(JSON.stringify(text));
      }
      for (const text of longest(most + 1)) {
        const { status, body: answer } = await product.api.post(path, { ...body, [field]: text });
        expect({ path, text, status, errors: answer.Errors }).toEqual({
          path,
          text,
          status: 400,
          errors: [`${label} can have at most ${most} characters`],
        });
      }
    }
    await product.mails.settled();
    expect(await product.dataSource.getRepository(Mail).countBy({ status: Not('sent') })).toBe(0);
  });
});

describe('The limits per address (rules/errors 5)', () => {
  let product: TestApp;

  beforeAll(async () => {
    product = await startApp({ RATE_LIMIT: 'on', TRUST_PROXY: '1' });
  });
  afterAll(() => product.close());

  it.each([...FORMS.map(({ path }) => path), '/auth/send-forgot-password', '/auth/reset-password-account'])(
    'hold for POST %s',
    async (path) => {
      let answer = await product.api.post(path, {});
      for (let calls = 1; answer.status === 400 && calls < 50; calls++) answer = await product.api.post(path, {});
      expect(answer.status).toBe(429);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.body.message).toBe('Too many requests. Please try again later.');
    },
  );

  it('count each account too, from wherever the calls come', async () => {
    const { api } = await startedWithLimits();
    const forgot = (email: string) => api.post('/auth/send-forgot-password', { email });
    for (let calls = 0; calls < 5; calls++) expect((await forgot('one@staff.example')).status).toBe(200);
    expect((await forgot(' ONE@staff.example')).status).toBe(429);
    expect((await forgot('other@staff.example')).status).toBe(200);
  });

  it('do not count a body without an account: all of them would share one limit', async () => {
    const { api } = await startedWithLimits();
    for (const email of [undefined, '', ' ', null, 7, ['one@staff.example'], {}]) {
      expect((await api.post('/auth/send-forgot-password', { email })).status).toBe(400);
    }
    expect((await api.post('/auth/send-forgot-password', {})).status).toBe(400);
    expect((await api.post('/auth/send-forgot-password', { email: 'one@staff.example' })).status).toBe(200);
  });

  it('apply only to visitors: a reseller with a token may order for one mailbox for any number of clients', async () => {
    const { api, dataSource } = await startedWithLimits();
    const token = await tokenOf(dataSource, api, 'user');
    const { id } = await makeTour(dataSource);
    const order = (headers: { token?: string }) => api.post('/order', orderBody(id), headers);
    for (let calls = 0; calls < 35; calls++) expect((await order({ token })).status).toBe(201);
    for (let calls = 0; calls < 10; calls++) expect((await order({})).status).toBe(201);
    expect((await order({})).status).toBe(429);
    expect((await order({ token: 'no.token.atall' })).status).toBe(429);
    expect((await order({ token })).status).toBe(201);
  });

  describe('by recipient (rules/errors 6)', () => {
    const MAX_PER_HOUR = 10;
    let calls = 0;
    /** Sends from a public IP address without earlier calls. */
    const sendFromAnywhere = async (path: string, body: object, headers: Record<string, string> = {}) => {
      const remoteAddress = `198.51.${Math.floor(calls / 250)}.${calls++ % 250}`;
      const answer = await product.app.inject({
        method: 'POST',
        url: `/api${path}`,
        payload: body,
        remoteAddress,
        headers,
      });
      return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
    };
    const mailsTo = (like: string) => product.dataSource.getRepository(Mail).countBy({ recipient: Like(like) });

    it.each([
      ...FORMS.filter(({ kept }) => kept !== Comment),
      { path: '/order', body: async ({ dataSource }: TestApp) => orderBody((await makeTour(dataSource)).id) },
    ])(
      'hold for POST $path, from wherever it comes, however the address is written',
      async ({ path, body: makeBody }) => {
        const body = await makeBody(product);
        const name = `victim.of.${path.replaceAll('/', '.').slice(1)}`;
        const to = (email: string) => ({ ...body, ...('sendTo' in body ? { sendTo: email } : { email }) });
        const wrapped = (email: string) =>
          path === '/order'
            ? { order: to(email) }
            : path.startsWith('/participant')
              ? { participant: to(email) }
              : to(email);
        const spelled = [
          to(`${name}@gmail.com`),
          to(`${name}+a@Gmail.com`),
          wrapped(`${name.toUpperCase()}@googlemail.com`),
        ];
        for (let sent = 0; sent < MAX_PER_HOUR; sent++) {
          const { status } = await sendFromAnywhere(path, spelled[sent % 3]!);
          expect([200, 201]).toContain(status);
        }
        for (const one of [...spelled, to(`${name.replace('.', '')}+b@gmail.com`)]) {
          const { status, headers, body: refusal } = await sendFromAnywhere(path, one);
          expect(status).toBe(429);
          expect(Number(headers['retry-after'])).toBeGreaterThan(0);
          expect(refusal.message).toBe('Too many requests for this email address. Please try again later.');
          expect(refusal.error).toBe(refusal.message);
        }
        expect([200, 201]).toContain((await sendFromAnywhere(path, to(`other.than.${name}@gmail.com`))).status);
        expect(await mailsTo(`${name}%`)).toBeLessThanOrEqual(MAX_PER_HOUR);
      },
    );

    it('count all forms together, but neither staff nor repeated calls with the same key', async () => {
      const tour = await makeTour(product.dataSource);
      const email = 'all.forms@example.org';
      const token = await tokenOf(product.dataSource, product.api, 'user');
      for (let sent = 0; sent < 12; sent++) {
        expect((await sendFromAnywhere('/order', orderBody(tour.id, { email }), { token })).status).toBe(201);
      }
      const key = { 'idempotency-key': randomUUID() };
      for (let sent = 0; sent < 12; sent++) {
        expect((await sendFromAnywhere('/order', orderBody(tour.id, { email }), key)).status).toBe(201);
      }
      for (let sent = 1; sent < MAX_PER_HOUR; sent++) {
        expect((await sendFromAnywhere('/contact', contactBody({ email }))).status).toBe(201);
      }
      expect((await sendFromAnywhere('/airticket', airTicketBody({ email }))).status).toBe(429);
      expect((await sendFromAnywhere('/order', orderBody(tour.id, { email }), key)).status).toBe(201);
    });
  });

  it.each([
    [
      'the whole network of an IPv6 client',
      '2001:db8:7:1::',
      ['2001:db8:7:1:ffff::2', '2001:DB8:7:1::3', '2001:db8:7:ff:1::4'],
      '2001:db8:7:100::1',
    ],
    [
      'an IPv4 client, however its address is written',
      '203.0.113.7',
      ['::ffff:203.0.113.7', '::ffff:cb00:7107'],
      '203.0.113.8',
    ],
    [
      'a client whose proxy says its port too',
      'by proxy 203.0.113.44:50001',
      ['by proxy 203.0.113.44:50002', 'by proxy 198.51.100.1, 203.0.113.44', '203.0.113.44'],
      'by proxy 203.0.113.45:50001',
    ],
    [
      'a client of IPv6 whose proxy says its port too',
      'by proxy [2001:db8:8::1]:443',
      ['by proxy [2001:db8:8::2]', 'by proxy 2001:db8:8::3'],
      'by proxy [2001:db8:9::1]:443',
    ],
    ['each IPv4 client behind a translator', '64:ff9b::203.0.113.9', ['64:ff9b::cb00:7109'], '64:ff9b::203.0.113.10'],
  ])('count %s as one', async (_, first, same, other) => {
    const url = '/api/auth/reset-password-account';
    const statusFrom = async (address: string) => {
      const forwarded = /^by proxy (.*)$/.exec(address)?.[1];
      const from = forwarded ? { headers: { 'x-forwarded-for': forwarded } } : { remoteAddress: address };
      return (await product.app.inject({ method: 'POST', url, ...from, payload: {} })).statusCode;
    };
    let calls = 0;
    while ((await statusFrom(first)) === 400) expect(++calls).toBeLessThan(50);
    for (const address of same)
      expect({ address, status: await statusFrom(address) }).toEqual({ address, status: 429 });
    expect(await statusFrom(other)).toBe(400);
  });

  let fresh: TestApp | undefined;
  /** Limits are counted in the process, so a new one starts at zero. */
  async function startedWithLimits(): Promise<TestApp> {
    return (fresh = await startApp({ RATE_LIMIT: 'on' }));
  }
  afterEach(() => fresh?.close());
});

/** The fields of a response and their types, whatever their values. */
function shape(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shape(one)]));
}
