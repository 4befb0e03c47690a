/** The placeholders of a text with their meanings: `{order}` is the order number. */
export type Placeholders = Readonly<Record<string, string>>;

/** A text that visitors read. */
export interface TextField {
  readonly kind: 'text';
  readonly label: string;
  readonly most: number;
  /** It may have several lines; an empty line separates paragraphs. */
  readonly lines: boolean;
  /** It is the URL of a web page, which browsers can follow. */
  readonly webUrl?: true;
  /** It may be empty. */
  readonly optional?: boolean;
  /** Its placeholders; a text without placeholders may contain literal braces. */
  readonly placeholders?: Placeholders;
}

/** One of several choices, such as the page that a button links to. */
export interface ChoiceField<Choice extends string = string> {
  readonly kind: 'choice';
  readonly label: string;
  readonly options: Readonly<Record<Choice, string>>;
}

/** A picture: an upload, or one of those included in the product. */
export interface PictureField {
  readonly kind: 'picture';
  readonly label: string;
  /** The included drawings, by their paths. */
  readonly drawings: Readonly<Record<string, string>>;
  /** It may be left out. */
  readonly optional?: boolean;
}

/** Rows that can be added, removed and reordered, up to the number that fits on the page. */
export interface ListField<Of extends Fields = Fields> {
  readonly kind: 'list';
  readonly label: string;
  /** The name of one row. */
  readonly row: string;
  readonly least: number;
  readonly most: number;
  readonly fields: Of;
}

export type Field = TextField | ChoiceField | PictureField | ListField;
export type Fields = { readonly [Name in string]: Field };

/** The type of a field's value. */
type Value<Of extends Field> = Of extends TextField | PictureField
  ? string
  : Of extends ChoiceField<infer Choice>
    ? Choice
    : Of extends ListField<infer Row>
      ? readonly EditableTexts<Row>[]
      : never;

/** The texts of a document, by its fields. */
export type EditableTexts<Of extends Fields = Fields> = { readonly [Name in keyof Of]: Value<Of[Name]> };

/** A single-line text. */
export const line = (label: string, most: number): TextField => ({ kind: 'text', label, most, lines: false });

/** A text that may have several paragraphs. */
export const paragraphs = (label: string, most: number): TextField => ({ kind: 'text', label, most, lines: true });

/** The URL of a web page. */
export const webUrl = (label: string): TextField => ({ ...line(label, 300), webUrl: true });

export const choice = <const Choice extends string>(
  label: string,
  options: Readonly<Record<Choice, string>>,
): ChoiceField<Choice> => ({ kind: 'choice', label, options });

/** The URL of a picture, as records store it; empty if there is none. */
export const picture = (label: string, drawings: PictureField['drawings'] = {}): PictureField => ({
  kind: 'picture',
  label,
  drawings,
});

/** The same field, but it may be empty. */
export const optional = <Of extends TextField | PictureField>(field: Of): Of => ({
  ...field,
  optional: true,
});

/** Whether a document can contain a picture. */
export const hasPictures = (fields: Fields): boolean =>
  Object.values(fields).some(
    (field) => field.kind === 'picture' || (field.kind === 'list' && hasPictures(field.fields)),
  );

/** From `least` to `most` rows. */
export const list = <Of extends Fields>(
  label: string,
  row: string,
  [least, most]: readonly [least: number, most: number],
  fields: Of,
): ListField<Of> => ({ kind: 'list', label, row, least, most, fields });

/** The paragraphs of a text. */
export const paragraphsOf = (text: string): string[] => text.split(/\n\s*\n/).filter((one) => one.trim() !== '');
