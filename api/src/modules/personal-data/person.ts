/** Somebody whose records are looked for. */
export interface Person {
  /** All mail addresses, in lower case: they decide which records are about this person (rules/clients 2). */
  readonly emails: readonly string[];
}

/** Somebody whose records are erased, with all that leads to them. */
export interface ErasedPerson extends Person {
  /** All names and telephone numbers as they were typed. */
  readonly spellings: readonly string[];
  /** The bookings. */
  readonly orderIds: readonly string[];
  /** Every record of the kinds that have a mail address. */
  readonly recordIds: readonly string[];
}

/** A record about a person, as a line of the client's page. */
export interface PersonalRecord {
  readonly id: string;
  readonly at: Date;
  readonly title: string;
  /** What else helps to recognise it. */
  readonly detail: string;
  readonly state: string | null;
  /** US dollars. */
  readonly amount: number | null;
  /** Its path in the dashboard, below /account; null if it has no page. */
  readonly link: string | null;
}

/** The most records of one kind on a client's page. */
export const MAX_LISTED = 50;

/** What stands in a record that the accounts must keep, in place of the person's name. */
export const ERASED_NAMES = 'Erased client';
