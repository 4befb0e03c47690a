import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager } from 'typeorm';
import { cutToCharacters } from '../../platform/characters.js';
import { NEWEST_FIRST } from '../../platform/list/newest-first.js';
import { addressesIn } from '../personal-data/addresses-in.js';
import { PersonalData } from '../personal-data/personal-data.js';
import type { PersonalRecords, WholeRecord } from '../personal-data/personal-records.js';
import { MAX_LISTED, type ErasedPerson, type Person, type PersonalRecord } from '../personal-data/person.js';
import { Comment } from './comment.entity.js';
import { wholeRecords } from '../personal-data/whole-records.js';

/** How much of a comment is shown. */
const SHOWN = 100;

/** Comments by the mail address of who wrote them. */
@Injectable()
export class CommentsOfPeople implements PersonalRecords {
  readonly kind = 'comments';

  constructor(
    @InjectRepository(Comment) private readonly rows: Repository<Comment>,
    data: PersonalData,
  ) {
    data.register(this);
  }

  async listed({ emails }: Person): Promise<PersonalRecord[]> {
    const rows = await this.rows.find({ where: { email: In([...emails]) }, order: NEWEST_FIRST, take: MAX_LISTED });
    return rows.map((row) => ({
      id: row.id,
      at: row.createdAt,
      title: cutToCharacters(row.commentBody, SHOWN),
      detail: '',
      state: row.isActive ? 'shown' : 'hidden',
      amount: null,
      link: '/comments',
    }));
  }

  under(tx: EntityManager, emails: readonly string[]): Promise<string[]> {
    return addressesIn(tx, Comment, 'email', emails);
  }

  async whole({ emails }: Person): Promise<WholeRecord[]> {
    return wholeRecords(await this.rows.find({ where: { email: In([...emails]) }, order: NEWEST_FIRST }));
  }

  async erase(tx: EntityManager, { emails }: ErasedPerson): Promise<void> {
    await tx.delete(Comment, { email: In([...emails]) });
  }
}
