import { LONGEST_ALT } from '../tour-gallery.ts';

/** The kinds of records that are translated, by their names in the dashboard. */
export const TRANSLATED_KINDS = ['tours', 'destinations', 'events', 'publications'] as const;
export type TranslatedKind = (typeof TRANSLATED_KINDS)[number];

export const isTranslatedKind = (kind: string): kind is TranslatedKind =>
  (TRANSLATED_KINDS as readonly string[]).includes(kind);

/** One text of a record: a line, plain text of several lines, or sanitised HTML. */
export interface TextField {
  readonly kind: 'line' | 'text' | 'html';
  /** What staff call it. */
  readonly label: string;
  /** Characters of a line or text, bytes of HTML. */
  readonly longest: number;
}

/** The texts in a value: it is one itself, or holds them in its fields, or is a list of such values. */
export type Shape = TextField | { readonly each: Shape } | { readonly fields: Readonly<Record<string, Shape>> };

const LONGEST_HTML_BYTES = 60_000;

const line = (label: string, longest: number): Shape => ({ kind: 'line', label, longest });
const text = (label: string, longest: number): Shape => ({ kind: 'text', label, longest });
const html = (label: string): Shape => ({ kind: 'html', label, longest: LONGEST_HTML_BYTES });
const each = (shape: Shape): Shape => ({ each: shape });
const fields = (shapes: Readonly<Record<string, Shape>>): Shape => ({ fields: shapes });

/**
 * What is translated of each kind of record, in the order in which it is read, bounded as the record's own fields are
 * (contract 3, trade 2). Prices, days, addresses and codes never are.
 */
export const TRANSLATABLE: Readonly<Record<TranslatedKind, Readonly<Record<string, Shape>>>> = {
  tours: {
    title: line('Title', 200),
    location: line('Location', 200),
    departureTime: line('Departure time', 200),
    toursBody: html('Description'),
    gallery: each(fields({ alt: line('Gallery: description of the picture', LONGEST_ALT) })),
    itinerary: each(fields({ title: line('Day: title', 200), body: html('Day: description') })),
    includes: each(line('Includes', 500)),
    excludes: each(line('Excludes', 500)),
    tips: each(line('Tips', 500)),
    seasons: each(fields({ name: line('Season', 60) })),
    travellerTypes: each(fields({ label: line('Traveller type', 60) })),
    extras: each(fields({ label: line('Extra', 100) })),
    advice: fields({
      season: text('Best season', 3_000),
      fitness: text('Fitness', 3_000),
      packing: text('What to pack', 3_000),
      visa: text('Visa', 3_000),
      faq: each(fields({ question: line('Question', 200), answer: text('Answer', 2_000) })),
    }),
  },
  destinations: { title: line('Title', 200), newsBody: html('Description') },
  events: { title: line('Title', 200), place: line('Place', 200), description: html('Description') },
  publications: { title: line('Title', 200) },
};

/** Whether a field holds HTML somewhere; only there a text can show a picture. */
const holdsHtml = (shape: Shape): boolean => {
  if ('kind' in shape) return shape.kind === 'html';
  return 'each' in shape ? holdsHtml(shape.each) : Object.values(shape.fields).some(holdsHtml);
};

/** The fields that may show pictures, of records of any kind. */
export const HTML_FIELDS: readonly string[] = Object.values(TRANSLATABLE).flatMap((shapes) =>
  Object.keys(shapes).filter((field) => holdsHtml(shapes[field]!)),
);

/** Says that a list is empty (spec 9), in every language. */
export const NOTHING_LISTED = 'No';

/** An English text of a record, and where it stands. */
export interface FoundText {
  /** `title`, `itinerary.0.body`. */
  readonly key: string;
  /** The field of the record that holds it. */
  readonly field: string;
  /** In a list, at which place of it. */
  readonly index: number | undefined;
  readonly shape: TextField;
  readonly source: string;
}

/**
 * The fields of a record in which texts are replaced, as copies; the others are not among them.
 * @param replace sees each text that is not empty, in the order in which they are read
 */
export function replaceTexts(
  kind: TranslatedKind,
  record: object,
  replace: (text: FoundText) => string,
): Readonly<Record<string, unknown>> {
  const replaced: Record<string, unknown> = {};
  for (const [field, shape] of Object.entries(TRANSLATABLE[kind])) {
    const value = (record as Readonly<Record<string, unknown>>)[field];
    const other = replaceIn(shape, value, field, { field, index: undefined }, replace);
    if (other !== value) replaced[field] = other;
  }
  return replaced;
}

type Place = Pick<FoundText, 'field' | 'index'>;

/** The value with its texts replaced; the same one where none is. */
function replaceIn(
  shape: Shape,
  value: unknown,
  key: string,
  place: Place,
  replace: (text: FoundText) => string,
): unknown {
  if ('each' in shape) {
    if (!Array.isArray(value) || (value.length === 1 && value[0] === NOTHING_LISTED)) return value;
    let copy: unknown[] | undefined;
    for (const [at, one] of (value as unknown[]).entries()) {
      const inside = place.index === undefined ? { field: place.field, index: at } : place;
      const other = replaceIn(shape.each, one, `${key}.${at}`, inside, replace);
      if (other !== one) (copy ??= [...(value as unknown[])])[at] = other;
    }
    return copy ?? value;
  }
  if ('fields' in shape) {
    if (typeof value !== 'object' || value === null) return value;
    const own = value as Readonly<Record<string, unknown>>;
    let copy: Record<string, unknown> | undefined;
    for (const [name, one] of Object.entries(shape.fields)) {
      const other = replaceIn(one, own[name], `${key}.${name}`, place, replace);
      if (other !== own[name]) (copy ??= { ...own })[name] = other;
    }
    return copy ?? value;
  }
  if (typeof value !== 'string' || value.trim() === '') return value;
  return replace({ key, field: place.field, index: place.index, shape, source: value });
}

/** The English texts of a record, without empty ones, in the order in which they are read. */
export function textsIn(kind: TranslatedKind, record: object): FoundText[] {
  const found: FoundText[] = [];
  replaceTexts(kind, record, (text) => {
    found.push(text);
    return text.source;
  });
  return found;
}

/** One text of a record that can be translated. */
export interface Unit extends Pick<FoundText, 'key' | 'field' | 'source'> {
  /** What staff call it, with its number in a list: `Day 2: title`. */
  readonly label: string;
  readonly kind: TextField['kind'];
  readonly longest: number;
}

/** A text as staff translate it. */
export const unitOf = ({ key, field, source, index, shape: { kind, label, longest } }: FoundText): Unit => ({
  ...{ key, field, kind, longest, source },
  label: index === undefined ? label : label.replace(/^[^:]+/, (name) => `${name} ${index + 1}`),
});

/** The English texts of a record, without empty ones. */
export const unitsOf = (kind: TranslatedKind, record: object): Unit[] => textsIn(kind, record).map(unitOf);
