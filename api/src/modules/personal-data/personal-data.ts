import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PERSONAL_KINDS, type PersonalKind } from '@imisozi/core/privacy/personal-kinds';
import type { ErasedPerson, Person, PersonalRecord } from './person.js';
import type { PersonalRecords, WholeRecord } from './personal-records.js';

type Source = PersonalRecords & Required<Pick<PersonalRecords, 'known'>>;
type WithPeriod = PersonalRecords & Required<Pick<PersonalRecords, 'eraseOld'>>;

const KINDS = Object.keys(PERSONAL_KINDS) as PersonalKind[];

/** Where the product keeps something about people: each module registers its own records. */
@Injectable()
export class PersonalData {
  private readonly registered = new Map<PersonalKind, PersonalRecords>();

  /** @throws Error for a kind that was registered already */
  register(records: PersonalRecords): void {
    if (this.registered.has(records.kind)) throw new Error(`Two registrations of ${records.kind}`);
    this.registered.set(records.kind, records);
  }

  /** The kinds of the table in code that nobody has registered: then nothing may be erased. */
  missing(): PersonalKind[] {
    return KINDS.filter((kind) => !this.registered.has(kind));
  }

  /** The newest records about a person by their kinds; kinds without any are left out. */
  async listed(person: Person): Promise<ReadonlyMap<PersonalKind, readonly PersonalRecord[]>> {
    const found = await Promise.all(
      [...this.registered.values()].map(async (one) => [one.kind, (await one.listed?.(person)) ?? []] as const),
    );
    return new Map(found.filter(([, records]) => records.length > 0));
  }

  /** All records about a person by their kinds, in the order of the table in code, but for some kinds. */
  async whole(
    person: Person,
    without: readonly PersonalKind[] = [],
  ): Promise<ReadonlyMap<PersonalKind, readonly WholeRecord[]>> {
    const found = new Map<PersonalKind, readonly WholeRecord[]>();
    for (const kind of KINDS.filter((one) => !without.includes(one))) {
      const records = (await this.registered.get(kind)?.whole?.(person)) ?? [];
      if (records.length > 0) found.set(kind, records);
    }
    return found;
  }

  /**
   * Erases a person from all records, in the order of the table in code: bookings and the like before the mails about
   * them. Whoever changes one of them at this moment has ended when it is reached, with the mails that it wrote.
   * @throws Error while a kind of the table in code is not registered
   */
  async erase(tx: EntityManager, person: ErasedPerson): Promise<void> {
    const missing = this.missing();
    if (missing.length > 0) throw new Error(`Nobody erases ${missing.join(', ')}`);
    for (const kind of KINDS) await this.registered.get(kind)!.erase(tx, person);
  }

  /**
   * Erases the person from bookings and from what goes with them, when their time is over (rules/privacy 8). What has a
   * period of its own stays.
   * @throws Error while a kind of the table in code is not registered
   */
  async eraseBookings(tx: EntityManager, orderIds: readonly string[]): Promise<void> {
    const missing = this.missing();
    if (missing.length > 0) throw new Error(`Nobody erases ${missing.join(', ')}`);
    const kinds = KINDS.filter((kind) => 'ofBookings' in PERSONAL_KINDS[kind]).map((kind) =>
      this.registered.get(kind)!,
    );
    const recordIds = [...orderIds];
    for (const records of kinds) recordIds.push(...((await records.idsOfBookings?.(tx, orderIds)) ?? []));
    const bookings = { emails: [], spellings: [], orderIds, recordIds };
    for (const records of kinds) await records.erase(tx, bookings);
  }

  /** Which of these mail addresses, in lower case, no record has. */
  async unknown(tx: EntityManager, emails: readonly string[]): Promise<readonly string[]> {
    let left = emails;
    for (const records of this.registered.values()) {
      if (left.length === 0) break;
      const known = new Set(await records.under?.(tx, left));
      left = left.filter((email) => !known.has(email));
    }
    return left;
  }

  /** What is registered for a kind. */
  of(kind: PersonalKind): PersonalRecords | undefined {
    return this.registered.get(kind);
  }

  /** The records that are erased when the period of their kind is over: clients last, because they go with the others. */
  withPeriods(): WithPeriod[] {
    const all = KINDS.toReversed().map((kind) => this.registered.get(kind));
    return all.filter((one): one is WithPeriod => one?.eraseOld !== undefined);
  }

  /** The records from which people are known. */
  sources(): Source[] {
    return [...this.registered.values()].filter((one): one is Source => one.known !== undefined);
  }
}
