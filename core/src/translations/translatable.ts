/** One text of a record: a line, plain text of several lines, or sanitised HTML. */
export interface TextField {
  readonly kind: 'line' | 'text' | 'html';
  /** Its label for staff. */
  readonly label: string;
  /** In characters for a line or text, in bytes for HTML. */
  readonly maxLength: number;
}

/** Where a value contains texts: it is one itself, or has them in its fields, or is a list of such values. */
export type Shape = TextField | { readonly each: Shape } | { readonly fields: Readonly<Record<string, Shape>> };

const MAX_HTML_BYTES = 60_000;

/** A text of one line; `maxLength` in characters. */
export const line = (label: string, maxLength: number): Shape => ({ kind: 'line', label, maxLength });
/** A plain text of several lines; `maxLength` in characters. */
export const text = (label: string, maxLength: number): Shape => ({ kind: 'text', label, maxLength });
/** Sanitised HTML. */
export const html = (label: string): Shape => ({ kind: 'html', label, maxLength: MAX_HTML_BYTES });
/** A list of values with texts. */
export const each = (shape: Shape): Shape => ({ each: shape });
/** A value with texts in its fields. */
export const fields = (shapes: Readonly<Record<string, Shape>>): Shape => ({ fields: shapes });

/**
 * The translatable fields of a kind of record, in reading order, with the same limits as the record's own fields
 * (rules/languages 5). Prices, days, URLs and codes are never translated.
 */
export type Texts = Readonly<Record<string, Shape>>;

/** Whether a field contains HTML; only HTML can show a picture. */
const holdsHtml = (shape: Shape): boolean => {
  if ('kind' in shape) return shape.kind === 'html';
  return 'each' in shape ? holdsHtml(shape.each) : Object.values(shape.fields).some(holdsHtml);
};

/** The fields that may show pictures. */
export const htmlFields = (texts: Texts): string[] => Object.keys(texts).filter((field) => holdsHtml(texts[field]!));

/** Marks a list as empty (rules/content 4), in every language. */
export const NOTHING_LISTED = 'No';

/** An English text of a record, and its position. */
export interface FoundText {
  /** `title`, `itinerary.0.body`. */
  readonly key: string;
  /** The field of the record that holds it. */
  readonly field: string;
  /** Its index, if it is in a list. */
  readonly index: number | undefined;
  readonly shape: TextField;
  readonly source: string;
}

/**
 * Copies of the fields of a record whose texts are replaced; other fields are left out.
 * @param replace is called for each text that is not empty, in reading order
 */
export function replaceTexts(
  texts: Texts,
  record: object,
  replace: (text: FoundText) => string,
): Readonly<Record<string, unknown>> {
  const replaced: Record<string, unknown> = {};
  for (const [field, shape] of Object.entries(texts)) {
    const value = (record as Readonly<Record<string, unknown>>)[field];
    const other = replaceIn(shape, value, field, { field, index: undefined }, replace);
    if (other !== value) replaced[field] = other;
  }
  return replaced;
}

type Place = Pick<FoundText, 'field' | 'index'>;

/** The value with its texts replaced; the same object if none is. */
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

/** The English texts of a record that are not empty, in reading order. */
export function textsIn(texts: Texts, record: object): FoundText[] {
  const found: FoundText[] = [];
  replaceTexts(texts, record, (text) => {
    found.push(text);
    return text.source;
  });
  return found;
}

/** One text of a record that can be translated. */
export interface Unit extends Pick<FoundText, 'key' | 'field' | 'source'> {
  /** Its label for staff, with its number in a list: `Day 2: title`. */
  readonly label: string;
  readonly kind: TextField['kind'];
  readonly maxLength: number;
}

/** A text in the translation editor. */
export const unitOf = ({ key, field, source, index, shape: { kind, label, maxLength } }: FoundText): Unit => ({
  ...{ key, field, kind, maxLength, source },
  label: index === undefined ? label : label.replace(/^[^:]+/, (name) => `${name} ${index + 1}`),
});

/** The English texts of a record that are not empty. */
export const unitsOf = (texts: Texts, record: object): Unit[] => textsIn(texts, record).map(unitOf);
