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

/** One text of a record that can be translated. */
export interface Unit {
  /** Where it stands: `title`, `itinerary.0.body`. */
  readonly key: string;
  /** The field of the record that holds it. */
  readonly field: string;
  /** What staff call it, with its number in a list: `Day 2: title`. */
  readonly label: string;
  readonly kind: TextField['kind'];
  readonly longest: number;
  /** The English text. */
  readonly source: string;
}

/** The English texts of a record, without empty ones. */
export function unitsOf(kind: TranslatedKind, record: object): Unit[] {
  return Object.entries(TRANSLATABLE[kind]).flatMap(([field, shape]) =>
    unitsIn(shape, (record as Readonly<Record<string, unknown>>)[field], { field, path: [field] }),
  );
}

interface Place {
  readonly field: string;
  readonly path: readonly (string | number)[];
}

function unitsIn(shape: Shape, value: unknown, { field, path }: Place): Unit[] {
  const inside = (step: string | number): Place => ({ field, path: [...path, step] });
  if ('each' in shape) {
    if (!Array.isArray(value) || (value.length === 1 && value[0] === NOTHING_LISTED)) return [];
    return value.flatMap((one: unknown, index) => unitsIn(shape.each, one, inside(index)));
  }
  if ('fields' in shape) {
    if (typeof value !== 'object' || value === null) return [];
    const own = value as Readonly<Record<string, unknown>>;
    return Object.entries(shape.fields).flatMap(([name, one]) => unitsIn(one, own[name], inside(name)));
  }
  if (typeof value !== 'string' || value.trim() === '') return [];
  const { kind, longest } = shape;
  return [{ key: path.join('.'), field, label: numbered(shape.label, path), kind, longest, source: value }];
}

/** `Day: title` in a list becomes `Day 2: title`. */
function numbered(label: string, path: Place['path']): string {
  const index = path.find((step) => typeof step === 'number');
  return index === undefined ? label : label.replace(/^[^:]+/, (name) => `${name} ${index + 1}`);
}
