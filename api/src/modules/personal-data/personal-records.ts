import type { PersonalKind } from '@imisozi/core/privacy/personal-kinds';
import type { Person, PersonalRecord } from './person.js';

/** Somebody who has written to the company, as a record knows them. */
export interface Known {
  readonly id: string;
  readonly createdAt: Date;
  readonly names: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly language: string | null;
}

/** What a module keeps about people. */
export interface PersonalRecords {
  readonly kind: PersonalKind;
  /** The newest records about a person, at most `MAX_LISTED`. */
  listed?(person: Person): Promise<readonly PersonalRecord[]>;
  /** Who is known from these records, oldest first: those after a place, at most `take`. */
  known?(after: { readonly createdAt: Date; readonly id: string } | null, take: number): Promise<readonly Known[]>;
}
