import { Injectable } from '@nestjs/common';
import type { PersonalKind } from '@imisozi/core/privacy/personal-kinds';
import type { Person, PersonalRecord } from './person.js';
import type { PersonalRecords } from './personal-records.js';

/** Where the product keeps something about people: each module registers its own records. */
@Injectable()
export class PersonalData {
  private readonly registered = new Map<PersonalKind, PersonalRecords>();

  /** @throws Error for a kind that was registered already */
  register(records: PersonalRecords): void {
    if (this.registered.has(records.kind)) throw new Error(`Two registrations of ${records.kind}`);
    this.registered.set(records.kind, records);
  }

  /** The newest records about a person by their kinds; kinds without any are left out. */
  async listed(person: Person): Promise<ReadonlyMap<PersonalKind, readonly PersonalRecord[]>> {
    const found = await Promise.all(
      [...this.registered.values()].map(async (one) => [one.kind, (await one.listed?.(person)) ?? []] as const),
    );
    return new Map(found.filter(([, records]) => records.length > 0));
  }

  /** The records from which people are known. */
  sources(): (PersonalRecords & Required<Pick<PersonalRecords, 'known'>>)[] {
    return [...this.registered.values()].filter(
      (one): one is PersonalRecords & Required<Pick<PersonalRecords, 'known'>> => one.known !== undefined,
    );
  }
}
