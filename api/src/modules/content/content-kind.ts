import type { Texts } from '@imisozi/core/translations/translatable';
import { In, type FindOperator } from 'typeorm';
import type { MailContent } from '../mail/mail.kinds.js';
import { titleOf, type RecordKind, type StaffRecord } from '../audit/audited-records.js';

/** A record that staff write, and that everybody may read once it is public. */
export interface ContentRecord extends StaffRecord {
  title: string;
}

/** Who writes a letter, and where its links lead. */
export interface LetterSource {
  readonly pageAt: (path: string) => string;
  readonly company: string;
}

/** The letter to subscribers about a new record. */
export interface ContentLetter<Row extends ContentRecord> {
  /** The name of the kind in campaigns: `event`. */
  readonly about: string;
  /** Whether a public record is still news; by default always. */
  isNews?(this: void, record: Row): boolean;
  /** In the reader's language; `pageAt` is the address of a page in it. */
  write(this: void, record: Row, from: LetterSource): LetterContent;
  /** A sample record for the preview. */
  sample(this: void): Row;
}

/** A mail without the closing lines that all letters share. */
export type LetterContent = Required<Pick<MailContent, 'subject' | 'preview' | 'heading' | 'blocks'>>;

/**
 * A kind of content, such as tours: everything the product needs to list, publish, translate and purge its records, to
 * let visitors comment on them, and to find the pictures that they show.
 */
export interface ContentKind<Row extends ContentRecord = ContentRecord> extends RecordKind<Row> {
  /** The condition for public records. */
  readonly whenPublic: object;
  /** The fields that are translated. */
  readonly texts: Texts;
  /** The name of the kind in calls that comment on its records; kinds without it take no comments. */
  readonly commentedAs?: string;
  /** The letter to subscribers about a new record, if there is one. */
  readonly letter?: ContentLetter<Row>;
  /**
   * The column with a foreign key by which a translation or comment refers to the record; other kinds are referred to
   * by kind and id.
   */
  readonly column?: string;
}

/** Declares a kind; its records are labelled by their titles. */
export const contentKind = <Row extends ContentRecord>(kind: Omit<ContentKind<Row>, 'labelOf'>): ContentKind<Row> => ({
  ...kind,
  labelOf: titleOf,
});

/** The columns by which a row refers to a record of any kind. */
export interface Reference {
  readonly recordKind: string | null;
  readonly recordId: string | null;
}

type Referring = Pick<ContentKind, 'resource' | 'column'>;

/** The column values of a row that refers to a record, or to one of several. */
export const refersTo = (
  { column, resource }: Referring,
  id: string | FindOperator<string>,
): Record<string, unknown> => (column ? { [column]: id } : { recordKind: resource, recordId: id });

/** {@link refersTo} several. */
export const refersToAny = (kind: Referring, ids: readonly string[]) => refersTo(kind, In([...ids]));

/** The id of the record of a kind that a row refers to, if it is of that kind. */
export const referenceTo = ({ column, resource }: Referring, row: Partial<Reference> & object): string | null => {
  if (column) return (row as Readonly<Record<string, string | null | undefined>>)[column] ?? null;
  return row.recordKind === resource ? (row.recordId ?? null) : null;
};
