import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager } from 'typeorm';
import { NEWEST_FIRST } from '../../platform/list/newest-first.js';
import { PersonalData } from '../personal-data/personal-data.js';
import type { PersonalRecords } from '../personal-data/personal-records.js';
import { MAX_LISTED, type ErasedPerson, type Person, type PersonalRecord } from '../personal-data/person.js';
import { SubscriptionsOfPeople } from '../subscribers/subscriptions.of-people.js';
import { CampaignLetter } from './campaign-letter.entity.js';

/** The letters that somebody has got who still subscribes. */
@Injectable()
export class LettersOfPeople implements PersonalRecords {
  readonly kind = 'letters';

  constructor(
    @InjectRepository(CampaignLetter) private readonly letters: Repository<CampaignLetter>,
    private readonly subscriptions: SubscriptionsOfPeople,
    data: PersonalData,
  ) {
    data.register(this);
  }

  async listed(person: Person): Promise<PersonalRecord[]> {
    const subscriptions = await this.subscriptions.listed(person);
    if (subscriptions.length === 0) return [];
    const letters = await this.letters.find({
      where: { subscriberId: In(subscriptions.map(({ id }) => id)) },
      relations: { campaign: true },
      order: NEWEST_FIRST,
      take: MAX_LISTED,
    });
    return letters.map(({ id, createdAt, sentAt, campaign, status }) => ({
      ...{ id, at: sentAt ?? createdAt, detail: '', amount: null },
      title: campaign?.title ?? '',
      state: status,
      link: null,
    }));
  }

  async erase(tx: EntityManager, { recordIds }: ErasedPerson): Promise<void> {
    await tx.delete(CampaignLetter, { subscriberId: In([...recordIds]) });
  }
}
