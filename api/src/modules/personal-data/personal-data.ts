import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PERSONAL_KINDS, type PersonalKind } from '@imisozi/core/privacy/personal-kinds';
import type { ErasedPerson, Person, PersonalRecord } from './person.js';
import type { PersonalRecords, WholeRecord } from './personal-records.js';

type Source = PersonalRecords & Required<Pick<PersonalRecords, 'known'>>;

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
    return (Object.keys(PERSONAL_KINDS) as PersonalKind[]).filter((kind) => !this.registered.has(kind));
  }

  /** The newest records about a person by their kinds; kinds without any are left out. */
  async listed(person: Person): Promise<ReadonlyMap<PersonalKind, readonly PersonalRecord[]>> {
    const found = await Promise.all(
      [...this.registered.values()].map(async (one) => [one.kind, (await one.listed?.(person)) ?? []] as const),
    );
    return new Map(found.filter(([, records]) => records.length > 0));
  }

  /** All records about a person by their kinds, in the order of the table in code. */
  async whole(person: Person): Promise<ReadonlyMap<PersonalKind, readonly WholeRecord[]>> {
    const found = new Map<PersonalKind, readonly WholeRecord[]>();
    for (const kind of Object.keys(PERSONAL_KINDS) as PersonalKind[]) {
      const records = (await this.registered.get(kind)?.whole?.(person)) ?? [];
      if (records.length > 0) found.set(kind, records);
    }
    return found;
  }

  /**
   * Erases a person from all records.
   * @throws Error while a kind of the table in code is not registered
   */
  async erase(tx: EntityManager, person: ErasedPerson): Promise<void> {
    const missing = this.missing();
    if (missing.length > 0) throw new Error(`Nobody erases ${missing.join(', ')}`);
    // What leads to other records goes last, because they are found by it.
    for (const kind of (Object.keys(PERSONAL_KINDS) as PersonalKind[]).toReversed()) {
      await this.registered.get(kind)!.erase(tx, person);
    }
  }

  /** The records from which people are known. */
  sources(): Source[] {
    return [...this.registered.values()].filter((one): one is Source => one.known !== undefined);
  }
}
