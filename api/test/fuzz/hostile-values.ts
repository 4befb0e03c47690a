import fc from 'fast-check';
import type { Schema } from './operations.js';

/** A field that no call knows. It must never be stored or returned. */
export const MARKER = 'zzInjected';

/** A placeholder for a number that is possible in JSON but not in JavaScript: see {@link jsonText}. */
const rawNumber = (token: string) => `@@raw:${token}@@`;

/** The JSON of a value, including numbers that JavaScript cannot represent. */
export const jsonText = (value: unknown): string =>
  (JSON.stringify(value) ?? 'null').replaceAll(/"@@raw:([^"@]+)@@"/g, '$1');

const NUMBERS = [
  0,
  -1,
  1.5,
  0.001,
  1e-7,
  1e21,
  -1e21,
  1e308,
  5e-324,
  2 ** 31,
  2 ** 32,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
  2 ** 64,
  8.64e15,
  rawNumber('-0'),
  rawNumber('1e400'),
  rawNumber('-1e400'),
  rawNumber('9'.repeat(400)),
];

const NUMBERS_AS_TEXT = [
  'NaN',
  'Infinity',
  '-Infinity',
  '1e400',
  '-1',
  '0x10',
  '1_000',
  '１２',
  ' 7 ',
  '9'.repeat(400),
];

const TEXTS = [
  '',
  ' ',
  '\t\r\n',
  'null',
  'undefined',
  'true',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  'a\udfffb@example.org',
  '\ufeff',
  '\uffff',
  '\u202etxet desrever',
  '\u200b\u200d',
  'Ｋｉｇａｌｉ',
  'e\u0301'.repeat(40),
  '👩‍👩‍👧‍👦🇷🇼',
  'ﷺ',
  'İıŞß',
  "' OR '1'='1",
  '"; DROP TABLE users; -- ',
  '\\',
  '%',
  '%00%n%s',
  '${7*7}{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '//evil.example/x.png',
  '../../../../etc/passwd',
  'a@b.example\r\nBcc: victim@example.org',
  '"quoted @ local"@example.org',
  `${'a'.repeat(250)}@example.org`,
  'x@xn--80ak6aa92e.example',
  '__proto__',
  'constructor',
  'toString',
];

const DATES = [
  'Invalid date',
  '0000-00-00',
  '0000-01-01T00:00:00Z',
  '0001-01-01',
  '1000-01-01',
  '1969-12-31T23:59:59.999Z',
  '2038-02-30',
  '2038-03-01T24:00',
  '2038-03-01T25:61',
  '2038-03-01T10:00:00+99:00',
  '9999-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59-12:00',
  '10000-01-01',
  '+010000-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
];

const nested = (levels: number) => {
  let value: unknown = null;
  for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { [MARKER]: value };
  return value;
};

/** Objects with the property names that JavaScript itself uses. */
const OBJECTS: readonly unknown[] = [
  {},
  { [MARKER]: MARKER },
  { toString: null, valueOf: null },
  { toString: 'text', valueOf: 1 },
  { length: 1e9 },
  { length: -1, 0: 'x' },
  { then: true },
  { toJSON: 1 },
  { hasOwnProperty: 1 },
  { constructor: null },
  { constructor: { prototype: { [MARKER]: true } } },
  { getTime: 1, toISOString: null },
  { trim: 1, toLowerCase: 1, replace: 1 },
];

const LISTS: readonly unknown[] = [
  [],
  [null],
  [[]],
  [[[[[]]]]],
  [1, 'two', { three: 3 }, [4]],
  [''],
  [{ [MARKER]: MARKER }],
  Array.from({ length: 1_001 }, (_, index) => index),
  Array.from({ length: 150 }, () => ({})),
];

const HTML = [
  '<div>'.repeat(3_000),
  `<p ${'a=b '.repeat(2_000)}>text`,
  '<!--'.repeat(500),
  '<a href="java&#x0A;script:alert(1)">x</a><svg><script>1</script></svg>',
  '<'.repeat(5_000),
  '&#x110000;&#0;&#xD800;',
];

/** Long enough to exceed a column, a mail header or an index, and a few long enough to exceed a body limit. */
const huge = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('x', 'é', '👩', ' ', '\0').map((unit) => unit.repeat(300)) },
  { weight: 4, arbitrary: fc.constantFrom('x', '👩', '&').map((unit) => unit.repeat(17_000)) },
  { weight: 1, arbitrary: fc.constantFrom('x', '<b>').map((unit) => unit.repeat(100_000)) },
);

/**
 * Text with exactly the maximum length, one character more, the maximum in characters of four bytes, and in characters
 * with variation selectors, which some programs do not count.
 */
const atTheLimit = (max: number) =>
  fc.constantFrom(
    'x'.repeat(max),
    'x'.repeat(max + 1),
    '👩'.repeat(max),
    '👩'.repeat(Math.ceil(max / 2)),
    '\u0800'.repeat(max),
    'a\ufe0f'.repeat(max),
    'a\ufe0f'.repeat(Math.floor(max / 2)),
    'a\ufe0e'.repeat(Math.ceil(max / 2)),
  );

const outOfBounds = ({ minimum = 0, maximum = 1_000 }: Schema) =>
  fc.constantFrom<unknown>(minimum, minimum - 1, maximum, maximum + 1, maximum - 0.5, String(maximum), ` ${minimum}`);

/** Text of every kind that has caused errors in programs. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.constantFrom(...DATES, ...NUMBERS_AS_TEXT) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
);

/** A value that violates the field's type or limits, or only just satisfies them. */
export function hostileValue(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 5, arbitrary: hostileText },
    { weight: 3, arbitrary: fc.constantFrom<unknown>(null, true, false, ...NUMBERS, ...NUMBERS_AS_TEXT) },
    { weight: 3, arbitrary: fc.constantFrom<unknown>(...OBJECTS, ...LISTS) },
    { weight: 1, arbitrary: fc.constantFrom(20, 200, 1_500).map((levels) => nested(levels)) },
    { weight: 2, arbitrary: fc.jsonValue() },
    { weight: 1, arbitrary: huge },
    ...(schema.items ? [{ weight: 6, arbitrary: fc.constantFrom<unknown>([[]], [[{}]], [{}], [{}, []], [null]) }] : []),
    ...(schema.maxLength ? [{ weight: 4, arbitrary: atTheLimit(schema.maxLength) }] : []),
    ...(schema.format?.startsWith('date') ? [{ weight: 6, arbitrary: fc.constantFrom(...DATES) }] : []),
    ...(schema.type === 'string' && !schema.maxLength ? [{ weight: 2, arbitrary: fc.constantFrom(...HTML) }] : []),
    ...(schema.type === 'number' || schema.type === 'integer' ? [{ weight: 4, arbitrary: outOfBounds(schema) }] : []),
  );
}
