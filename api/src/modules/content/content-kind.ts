import type { Texts } from '@imisozi/core/translations/translatable';
import { In, type FindOperator } from 'typeorm';
import type { MailContent } from '../mail/mail.kinds.js';
import { titleOf, type RecordKind, type StaffRecord } from '../audit/audited-records.js';

/** A record that staff write, and that everybody may read once it is public. */
export interface ContentRecord extends StaffRecord {
  title: string;
}

/** The letter to subscribers about a new record. */
export interface ContentLetter<Row extends ContentRecord> {
  /** What a campaign calls the kind: `event`. */
  readonly about: string;
  /** Whether a public record is still news; always unless told. */
  isNews?(this: void, record: Row): boolean;
  write(this: void, record: Row, from: { readonly siteUrl: string; readonly company: string }): LetterContent;
  /** What the preview is about. */
  sample(this: void): Row;
}

/** A mail without what every letter ends with. */
export type LetterContent = Required<Pick<MailContent, 'subject' | 'preview' | 'heading' | 'blocks'>>;

/**
 * A kind of content, such as tours: all that the product has to know of it to list, publish, translate and purge its
 * records, to let visitors comment on them, and to find the pictures that they show.
 */
export interface ContentKind<Row extends ContentRecord = ContentRecord> extends RecordKind<Row> {
  /** What the public sees of it. */
  readonly whenPublic: object;
  /** What is translated. */
  readonly texts: Texts;
  /** What a call names it that comments on such a record; kinds without it take no comments. */
  readonly commentedAs?: string;
  /** How subscribers are told of a new one, if they are. */
  readonly letter?: ContentLetter<Row>;
  /** The column with a foreign key by which a translation or comment refers to it; others refer by kind and id. */
  readonly column?: string;
}

/** Declares a kind; its records are labelled by their titles. */
export const contentKind = <Row extends ContentRecord>(kind: Omit<ContentKind<Row>, 'labelOf'>): ContentKind<Row> => ({
  ...kind,
  labelOf: titleOf,
});

/** The columns by which a row that belongs to a record of any kind refers to it. */
export interface Reference {
  readonly recordKind: string | null;
  readonly recordId: string | null;
}

type Referring = Pick<ContentKind, 'resource' | 'column'>;

/** What a row has that belongs to a record, or to one of several. */
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
