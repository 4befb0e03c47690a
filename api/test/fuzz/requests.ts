import fc from 'fast-check';
import { hostileBody, hostileUpload, validBody, validUpload, type Body } from './hostile-bodies.js';
import { hostileText, hostileValue, jsonText, MARKER } from './hostile-values.js';
import type { ApiDocument, Operation, Schema } from './operations.js';
import { knownKey, NOTIFY_SECRET, NUMBER, type Role } from './world.js';

/** Parameters that are not the key of the record itself. */
const OTHER_KEYS: Readonly<Record<string, string>> = {
  '{number}': '{{receipt}}',
  '{version}': '0',
  '{fileId}': '{{threadFile}}',
  '{serviceId}': '{{carriedService}}',
  '{kind}': 'events',
  '{language}': 'fr',
};

/** Required query parameters of calls. */
const QUERIES: Readonly<Record<string, string>> = {
  'GET /api/admin/translations/{kind}': '?ids={{eventId}}',
};

/** One call, with placeholders for records (`World.fill`). */
export interface FuzzRequest {
  readonly operation: Operation;
  readonly role: Role;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body | undefined;
}

/** A valid call, as documented. */
export function validRequest(document: ApiDocument, operation: Operation, role: Role): FuzzRequest {
  return {
    operation,
    role,
    url: withKey(operation.path, knownKey(operation.path)) + (QUERIES[operation.name] ?? ''),
    headers: OWN_HEADERS,
    body: operation.isMultipart
      ? validUpload
      : operation.body && { contentType: 'application/json', text: jsonText(validBody(operation)) },
  };
}

/** The URL of a record; the first one if a call has several. */
const withKey = (path: string, key: string): string =>
  path.replaceAll('{index}', '0').replaceAll(/\{\w+\}/g, (parameter) => OTHER_KEYS[parameter] ?? key);

const OWN_HEADERS = { 'x-notification-secret': NOTIFY_SECRET };

/** Calls of every kind; more often those with more possible errors, and callers with more rights. */
export function hostileRequest(document: ApiDocument): fc.Arbitrary<FuzzRequest> {
  const role = fc.oneof(
    { weight: 2, arbitrary: fc.constant<Role>('anonymous') },
    { weight: 2, arbitrary: fc.constant<Role>('user') },
    { weight: 4, arbitrary: fc.constant<Role>('admin') },
  );
  const calls = document.operations.map((operation) => ({
    weight:
      operation.body || operation.isMultipart ? 8 : operation.query.length ? 5 : operation.path.includes('{') ? 3 : 1,
    arbitrary: fc
      .record({
        role,
        path: hostilePath(operation),
        query: hostileQuery(document, operation),
        headers: hostileHeaders,
        body: bodyOf(document, operation),
      })
      .map(({ path, query, ...rest }): FuzzRequest => ({ ...rest, operation, url: `${path}${query}` })),
  }));
  return fc.oneof(...calls);
}

function bodyOf(document: ApiDocument, operation: Operation): fc.Arbitrary<Body | undefined> {
  if (operation.isMultipart) {
    const json = fc.constant({ contentType: 'application/json', text: '{}' });
    return fc.oneof({ weight: 20, arbitrary: hostileUpload }, { weight: 1, arbitrary: json });
  }
  if (operation.body) return hostileBody(document, operation);
  if (operation.method === 'GET') return fc.constant(undefined);
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constant({ contentType: 'application/json', text: `{"${MARKER}":"${MARKER}"}` }) },
    { weight: 1, arbitrary: fc.constant({ contentType: 'application/json', text: '{' }) },
  );
}

/** Path segments as sent: not all of them can be decoded. */
const segment = fc.oneof(
  { weight: 3, arbitrary: hostileText.map(encodeAnything) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '%',
      '%E0%A4%A',
      '%00',
      '%2e%2e%2f',
      '..;',
      '%252e',
      '0',
      '-1',
      '1e400',
      'five',
      'create',
      '%F0%9F%91%A9',
      'x'.repeat(490),
      'x'.repeat(3_000),
      '00000000-0000-4000-8000-000000000000',
      'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
      '__proto__',
      'constructor',
    ),
  },
);

const hostilePath = ({ path }: Operation): fc.Arbitrary<string> =>
  fc
    .oneof({ weight: 2, arbitrary: fc.constant(knownKey(path)) }, { weight: 1, arbitrary: segment })
    .map((key) => withKey(path, key));

/** Lone surrogates have no UTF-8; they are sent as the bytes that some clients produce. */
function encodeAnything(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}

function hostileQuery(document: ApiDocument, operation: Operation): fc.Arbitrary<string> {
  const stray = fc.constantFrom('', '', '', `?${MARKER}=1`, `?__proto__[${MARKER}]=1&a[]=1&=&&`, '?%ff=%');
  if (!operation.query.length) return stray;
  const columns = Object.keys(rowOf(document, operation)?.properties ?? {});
  const name = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom('q', 'id', ...columns) },
    {
      weight: 4,
      arbitrary: fc
        .constantFrom(...columns, 'createdAt')
        .chain((column) => fc.constantFrom(`${column}_gte`, `${column}_lte`)),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom(MARKER, '__proto__', 'constructor', 'passwordHash', '1=1; --', 'row.id', ''),
    },
  );
  const value = fc.oneof(hostileValue({ format: 'date-time' }), fc.array(hostileValue({}), { maxLength: 3 }));
  const filter = fc.array(fc.tuple(name, value), { maxLength: 3 }).map(pairsText);
  const bound = fc.constantFrom<unknown>(0, 24, -1, 1.5, '0', null, 1e21, Number.MAX_SAFE_INTEGER, 999_999, [], {});
  const range = fc.array(bound, { maxLength: 3 }).map(jsonText);
  const sort = fc.tuple(name, fc.constantFrom<unknown>('ASC', 'DESC', 'asc', '; DROP', null, {})).map(jsonText);
  const junk = fc.oneof(
    hostileText,
    hostileValue({}).map(jsonText),
    fc.constantFrom('[', '{"q":', '[0,1e400]', '{"a":1,"a":2}'),
  );
  const parameters: Readonly<Record<string, fc.Arbitrary<string>>> = { filter, range, sort };
  const pairs = operation.query.map((parameter) =>
    fc
      .oneof(
        { weight: 4, arbitrary: parameters[parameter] ?? junk },
        { weight: 3, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: junk },
      )
      .map((text) => (text === undefined ? undefined : `${parameter}=${encodeAnything(text.slice(0, 20_000))}`)),
  );
  const all = fc.tuple(...pairs).map((some) => `?${some.filter(Boolean).join('&')}`);
  const odd = fc.constantFrom(
    '?filter={}&filter={}',
    '?filter[q]=a',
    '?range[]=0&range[]=24',
    '?sort',
    '?sort=&range=&filter=',
  );
  return fc.oneof({ weight: 10, arbitrary: all }, { weight: 1, arbitrary: odd }, { weight: 1, arbitrary: stray });
}

/** The JSON of an object, built by hand so that a key may occur twice, or be `__proto__`. */
const pairsText = (pairs: readonly (readonly [string, unknown])[]) =>
  `{${pairs.map(([key, value]) => `${JSON.stringify(key)}:${jsonText(value)}`).join(',')}}`;

function rowOf(document: ApiDocument, { answers }: Operation): Schema | undefined {
  const list = answers['200'] && document.resolve(answers['200']);
  return list?.items && document.resolve(list.items);
}

/** Mostly none; otherwise headers that a caller may set freely, with characters that HTTP allows. */
const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc
  .oneof(
    { weight: 12, arbitrary: fc.constant({}) },
    {
      weight: 3,
      arbitrary: fc.constantFrom('', ' ', 'one key', 'k'.repeat(8_000), '\xff\xfe', `key-${NUMBER}`).map((key) => ({
        'idempotency-key': key,
      })),
    },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom('null', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJpZCI6IjEifQ.', '{}', 'x'.repeat(8_000), '\xe9', '..')
        .map((token) => ({ token })),
    },
    {
      weight: 3,
      arbitrary: fc.constantFrom<Record<string, string>>(
        { authorization: 'Bearer ' },
        { authorization: 'Basic !!!' },
        { accept: 'text/html' },
        { 'accept-language': 'x'.repeat(4_000) },
        { 'accept-encoding': 'gzip;q=-1, nonsense' },
        { 'if-none-match': '"\xff"' },
        { origin: 'null' },
        { 'x-forwarded-for': 'nonsense, ::1' },
        { 'x-http-method-override': 'DELETE' },
        { 'content-encoding': 'gzip' },
        { [MARKER]: MARKER },
      ),
    },
  )
  .map((headers) => ({ ...OWN_HEADERS, ...headers }));
