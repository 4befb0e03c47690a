/** What the placeholders of a text stand for, by their names: `{order}` is the number of the order. */
export type Placeholders = Readonly<Record<string, string>>;

/** A text that visitors read. */
export interface TextField {
  readonly kind: 'text';
  readonly label: string;
  readonly most: number;
  /** It may have several lines; a line left empty begins a new paragraph. */
  readonly lines: boolean;
  /** It is the address of a page on the web, which browsers follow. */
  readonly webUrl?: true;
  /** It may stay empty. */
  readonly optional?: boolean;
  /** What it may hold in braces; a text without placeholders may have braces of its own. */
  readonly placeholders?: Placeholders;
}

/** One of a few: a page that a button leads to, say. */
export interface ChoiceField<Choice extends string = string> {
  readonly kind: 'choice';
  readonly label: string;
  readonly options: Readonly<Record<Choice, string>>;
}

/** A picture: an upload, or one of those that ship with the product. */
export interface PictureField {
  readonly kind: 'picture';
  readonly label: string;
  /** Those that ship, by their paths. */
  readonly drawings: Readonly<Record<string, string>>;
  /** It may be left out. */
  readonly optional?: boolean;
}

/** Rows that can be added, removed and reordered, as many as the page has room for. */
export interface ListField<Of extends Fields = Fields> {
  readonly kind: 'list';
  readonly label: string;
  /** What one of them is called. */
  readonly row: string;
  readonly least: number;
  readonly most: number;
  readonly fields: Of;
}

export type Field = TextField | ChoiceField | PictureField | ListField;
export type Fields = { readonly [Name in string]: Field };

/** What a field holds. */
type Value<Of extends Field> = Of extends TextField | PictureField
  ? string
  : Of extends ChoiceField<infer Choice>
    ? Choice
    : Of extends ListField<infer Row>
      ? readonly EditableTexts<Row>[]
      : never;

/** The words of a document, by the fields that it has. */
export type EditableTexts<Of extends Fields = Fields> = { readonly [Name in keyof Of]: Value<Of[Name]> };

/** A text of one line. */
export const line = (label: string, most: number): TextField => ({ kind: 'text', label, most, lines: false });

/** A text that may have paragraphs. */
export const paragraphs = (label: string, most: number): TextField => ({ kind: 'text', label, most, lines: true });

/** The address of a page on the web. */
export const webUrl = (label: string): TextField => ({ ...line(label, 300), webUrl: true });

export const choice = <const Choice extends string>(
  label: string,
  options: Readonly<Record<Choice, string>>,
): ChoiceField<Choice> => ({ kind: 'choice', label, options });

/** The address of a picture, as records hold it; empty where there is none. */
export const picture = (label: string, drawings: PictureField['drawings'] = {}): PictureField => ({
  kind: 'picture',
  label,
  drawings,
});

/** The same field, which may stay empty. */
export const optional = <Of extends TextField | PictureField>(field: Of): Of => ({
  ...field,
  optional: true,
});

/** Whether a document has a place for a picture. */
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
