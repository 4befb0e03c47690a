import fc from 'fast-check';
import { hostileText, hostileValue, jsonText, MARKER } from './hostile-values.js';
import type { ApiDocument, Operation } from './operations.js';
import { NUMBER, overridesOf } from './world.js';

/** What is sent after the headers. */
export interface Body {
  readonly contentType: string | undefined;
  /** One character stands for one byte where `isBinary` is true. */
  readonly text: string;
  readonly isBinary?: boolean;
}

type Fields = Record<string, unknown>;

const JSON_TYPE = 'application/json';
const json = (text: string): Body => ({ contentType: JSON_TYPE, text });

/** The keys that deployed clients wrap a body in (rules/api 2). */
const WRAPPERS = ['event', 'news', 'tours', 'tour', 'publication', 'comment', 'order'];

/** Columns that only the product itself may write; the specs look for these values afterwards. */
const PRIVATE_FIELDS: Fields = {
  id: `${MARKER}-id`,
  number: `${MARKER}-number`,
  authorId: `${MARKER}-author`,
  passwordHash: MARKER,
  tokenVersion: 7_777_777,
  createdAt: '1999-09-09T09:09:09.009Z',
  isPublished: true,
  isApproved: true,
  isPaid: true,
  status: 'PAID',
  [MARKER]: `${MARKER}-${NUMBER}`,
};

/** The body of the document's example, with the ids of existing records. */
export const validBody = ({ example, name }: Operation): Fields => ({
  ...(structuredClone(example) as Fields),
  ...overridesOf(name),
});

/** Bodies for a call: valid ones with hostile fields, and texts that are not a valid body. */
export function hostileBody(document: ApiDocument, operation: Operation): fc.Arbitrary<Body> {
  const valid = validBody(operation);
  const fields = document.fieldsOf(operation.body!);
  const names = Object.keys(valid);
  const smuggled = Object.fromEntries(Object.entries(PRIVATE_FIELDS).filter(([name]) => !names.includes(name)));

  const replacement = fc
    .constantFrom(...fields)
    .chain(({ path, schema }) => hostileValue(schema).map((value) => ({ path, value })));
  const replaced = fc
    .oneof(
      { weight: 6, arbitrary: replacement.map((one) => [one]) },
      { weight: 2, arbitrary: fc.array(replacement, { minLength: 2, maxLength: 4 }) },
      { weight: 1, arbitrary: fc.constant([]) },
    )
    .map((changes) => changes.reduce((body, { path, value }) => withField(body, path, value), valid));
  const object = fc
    .tuple(replaced, fc.boolean(), fc.subarray(names), fc.integer({ min: 0, max: 9 }))
    .map(([body, smuggle, missing, drop]) => {
      const kept =
        drop === 0 ? Object.fromEntries(Object.entries(body).filter(([name]) => !missing.includes(name))) : body;
      return smuggle ? smuggleInto(kept, smuggled) : kept;
    });

  return fc.oneof(
    { weight: 14, arbitrary: object.map((body) => json(jsonText(body))) },
    { weight: 3, arbitrary: wrapped(object) },
    {
      weight: 2,
      arbitrary: doubledKeys(
        valid,
        fields.map(({ path }) => path[0]!),
      ),
    },
    { weight: 2, arbitrary: prototypeKeys(valid) },
    { weight: 2, arbitrary: notABody(jsonText(valid)) },
    { weight: 1, arbitrary: otherMedia(valid) },
  );
}

/** A copy of the body with another value at the path. */
function withField(body: Fields, [name, ...rest]: readonly string[], value: unknown): Fields {
  if (name === undefined) return body;
  const copy = (Array.isArray(body) ? [...(body as unknown[])] : { ...body }) as Fields;
  const inner = copy[name];
  copy[name] =
    rest.length && typeof inner === 'object' && inner !== null ? withField(inner as Fields, rest, value) : value;
  return copy;
}

/** The private fields, added to the body and to all objects inside it. */
function smuggleInto(body: Fields, smuggled: Fields): Fields {
  const entries = Object.entries(body).map(([name, value]): [string, unknown] => {
    const isObject = (one: unknown) => typeof one === 'object' && one !== null && !Array.isArray(one);
    const inner = { [MARKER]: `${MARKER}-${NUMBER}` };
    if (isObject(value)) return [name, { ...(value as Fields), ...inner }];
    if (Array.isArray(value))
      return [name, value.map((one) => (isObject(one) ? { ...(one as Fields), ...inner } : one))];
    return [name, value];
  });
  return { ...smuggled, ...Object.fromEntries(entries) };
}

function wrapped(object: fc.Arbitrary<Fields>): fc.Arbitrary<Body> {
  return fc.tuple(object, fc.constantFrom(...WRAPPERS), fc.nat(3)).map(([body, key, kind]) => {
    if (kind === 0) return json(jsonText({ ...body, [key]: { [MARKER]: MARKER } }));
    if (kind === 1) return json(jsonText({ [key]: [body] }));
    return json(jsonText({ [key]: body, [MARKER]: MARKER }));
  });
}

/** The same key twice, with different values. */
function doubledKeys(valid: Fields, names: readonly string[]): fc.Arbitrary<Body> {
  return fc.tuple(fc.constantFrom(...names), hostileValue({}), fc.boolean()).map(([name, value, isFirst]) => {
    const pairs = Object.entries(valid).map(([key, field]) => `${JSON.stringify(key)}:${jsonText(field)}`);
    const double = `${JSON.stringify(name)}:${jsonText(value)}`;
    return json(`{${(isFirst ? [double, ...pairs] : [...pairs, double]).join(',')}}`);
  });
}

function prototypeKeys(valid: Fields): fc.Arbitrary<Body> {
  const poison = `{"${MARKER}":"${MARKER}"}`;
  return fc
    .tuple(
      fc.constantFrom(
        `"__proto__":${poison}`,
        `"__proto__":null`,
        `"__proto__":[]`,
        `"\\u005f_proto__":${poison}`,
        `"constructor":{"prototype":${poison}}`,
        `"constructor":${poison}`,
        `"prototype":${poison}`,
        `"toString":null,"valueOf":null,"hasOwnProperty":null`,
        `"":${poison}`,
      ),
      fc.constantFrom(...Object.keys(valid), ''),
    )
    .map(([pair, inside]) => {
      const pairs = Object.entries(valid).map(([key, field]) =>
        key === inside ? `${JSON.stringify(key)}:{${pair}}` : `${JSON.stringify(key)}:${jsonText(field)}`,
      );
      return json(`{${(inside ? pairs : [pair, ...pairs]).join(',')}}`);
    });
}

/** Texts that JSON parsers refuse, or that are not an object. */
function notABody(valid: string): fc.Arbitrary<Body> {
  const deep = (levels: number) => json(`${'['.repeat(levels)}${']'.repeat(levels)}`);
  const deepField = (levels: number) => json(`{"a":`.repeat(levels) + '1' + '}'.repeat(levels));
  return fc.oneof(
    fc
      .constantFrom('', ' ', 'null', 'true', '1', '1e400', 'NaN', '"text"', '[]', '[{}]', '{}', '{', '{}{}', '{"a":1,}')
      .map(json),
    fc.constantFrom(`\ufeff${valid}`, `${valid}x`, `/* */${valid}`, valid.replaceAll('"', "'"), `[${valid}]`).map(json),
    fc.nat(valid.length).map((length) => json(valid.slice(0, length))),
    fc.constantFrom(1_000, 20_000).map(deep),
    fc.constantFrom(1_000, 20_000).map(deepField),
    fc.constantFrom('\xff\xfe', '{"names":"\xc3\x28\xed\xa0\x80"}', '\0', '\x1f\x8b\x08').map((text) => ({
      ...json(text),
      isBinary: true,
    })),
    { weight: 1, arbitrary: fc.constant(json(`{"a":"${'x'.repeat(1_100_000)}"}`)) },
  );
}

/** The body with another content type than JSON, or with an invalid one. */
function otherMedia(valid: Fields): fc.Arbitrary<Body> {
  const form = new URLSearchParams(Object.entries(valid).map(([key, value]): [string, string] => [key, String(value)]));
  const text = jsonText(valid);
  return fc.constantFrom<Body>(
    { contentType: 'application/x-www-form-urlencoded', text: form.toString() },
    {
      contentType: 'application/x-www-form-urlencoded',
      text: `${form.toString()}&__proto__[${MARKER}]=1&a[b][c]=1&a=2&%ff=%`,
    },
    { contentType: 'text/plain', text },
    { contentType: 'application/xml', text: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/hosts">]><a>&b;</a>' },
    { contentType: 'application/json; charset=utf-16', text },
    { contentType: 'application/json; charset=nonsense', text },
    { contentType: 'application/merge-patch+json', text },
    {
      contentType: 'multipart/form-data; boundary=x',
      text: `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1`,
    },
    { contentType: 'multipart/form-data', text },
    { contentType: 'nonsense', text },
    { contentType: undefined, text },
  );
}

const bytesOf = (base64: string) => Buffer.from(base64, 'base64').toString('latin1');

/** One pixel. */
const PNG = bytesOf('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==');

const part = (disposition: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
const upload = (text: string): Body => ({ contentType: 'multipart/form-data; boundary=x', text, isBinary: true });

export const validUpload = upload(
  `${part('name="folder"', 'events')}${part('name="name"', 'a.png')}${part('name="file"; filename="a.png"', PNG)}--x--\r\n`,
);

/** Uploads that are cut off, of a wrong type, or invalid. */
export const hostileUpload: fc.Arbitrary<Body> = fc
  .record({
    name: fc.oneof(
      { weight: 3, arbitrary: fc.constant('file') },
      {
        weight: 1,
        arbitrary: fc.constantFrom('tags', '__proto__', 'constructor', '', 'file"\r\nX: y', 'x'.repeat(500)),
      },
    ),
    filename: fc.constantFrom('a.png', '../../a.png', 'a.php', '', 'x'.repeat(3_000), 'a\0.png', '\xc3\xbc.pdf'),
    content: fc.constantFrom(
      PNG,
      PNG.slice(0, -20),
      PNG.replace('IDAT', 'IDAX'),
      PNG + '<script>alert(1)</script>',
      '',
      '\x89PNG\r\n\x1a\n',
      '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\xff\xff\xff\0\xff\xff\xff\x08\x06\0\0\0',
      '\xff\xd8\xff\xe0\0\x10JFIF\0',
      'RIFF\x10\0\0\0WEBPVP8 \0\0\0\0',
      '\0\0\0\x1cftypavif\0\0\0\0avifmif1',
      'GIF89a\x01\0\x01\0',
      '%PDF-1.7\n',
      '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript>>>>endobj\n%%EOF',
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      'PK\x03\x04',
      '\0'.repeat(50_000),
    ),
    field: fc.constantFrom('folder', 'tags', 'upload_preset', 'timestamp', '__proto__', MARKER, ''),
    value: hostileText,
    folder: fc.constantFrom('events', 'publications', 'publications', undefined),
    isFieldFirst: fc.boolean(),
    end: fc.oneof(
      { weight: 4, arbitrary: fc.constant('--x--\r\n') },
      { weight: 1, arbitrary: fc.constantFrom('--x\r\n', '', '--y--') },
    ),
  })
  .map(({ name, filename, content, field, value, folder, isFieldFirst, end }) => {
    const file = part(`name="${name}"; filename="${filename}"`, content);
    const more = part(`name="${field}"`, Buffer.from(value).toString('latin1'));
    const place = folder ? part('name="folder"', folder) : '';
    return upload(`${place}${isFieldFirst ? more + file : file + more}${end}`);
  });
