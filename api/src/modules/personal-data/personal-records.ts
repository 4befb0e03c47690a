import type { EntityManager } from 'typeorm';
import type { KeptPeriods } from '@imisozi/core/privacy/periods';
import type { LISTED_KINDS, PersonalKind } from '@imisozi/core/privacy/personal-kinds';
import type { ErasedPerson, Person, PersonalRecord } from './person.js';

/** Somebody who has written to the company, as a record knows them. */
export interface Known {
  readonly id: string;
  readonly createdAt: Date;
  readonly names: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly language: string | null;
}

/** A record as it is exported: its columns, without those that only the product needs. */
export type WholeRecord = Readonly<Record<string, unknown>> & { readonly id: string };

/** What a module keeps about people. */
export interface PersonalRecords {
  readonly kind: PersonalKind;
  /** The newest records about a person, at most `MAX_LISTED`. */
  listed?(person: Person): Promise<readonly PersonalRecord[]>;
  /** Who is known from these records, oldest first: those after a place, at most `take`. */
  known?(after: { readonly createdAt: Date; readonly id: string } | null, take: number): Promise<readonly Known[]>;
  /** All records about a person, for the file that the person gets; missing where others have the same. */
  whole?(person: Person): Promise<readonly WholeRecord[]>;
  /** Under which of these mail addresses there are records; missing where other records have the same addresses. */
  under?(tx: EntityManager, emails: readonly string[]): Promise<readonly string[]>;
  /** The ids of these bookings' own records, under which the audit trail names them. */
  idsOfBookings?(tx: EntityManager, orderIds: readonly string[]): Promise<readonly string[]>;
  /** Erases the records that were kept for the whole period of their kind; missing where a task of their own does. */
  eraseOld?(inForce: KeptPeriods, stopping?: AbortSignal): Promise<void>;
  /** Erases the person from the records, in one transaction with all others. What the accounts need stays. */
  erase(tx: EntityManager, person: ErasedPerson): Promise<void>;
}

/** Kinds that a client's page lists. */
export type ListedKind = (typeof LISTED_KINDS)[number];
