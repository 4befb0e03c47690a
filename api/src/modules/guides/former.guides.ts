import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, MoreThan, Not, Repository } from 'typeorm';
import { parseCatTime, type Day } from '@imisozi/core/kigali-time';
import { Transactions } from '../../platform/database/transactions.js';
import { SYSTEM_ACTOR } from '../audit/actor.js';
import { AuditService } from '../audit/audit.service.js';
import { Guide } from './guide.entity.js';

/** In place of the names, on past trips and on the timelines of their bookings. */
const FORMER = 'Former guide';

const EMPTY = {
  names: FORMER,
  phoneNumber: '',
  email: '',
  licenceNumber: '',
  licenceUntil: null,
  note: '',
} as const satisfies Partial<Guide>;

/** The records of guides and drivers who left (rules/privacy 15). */
@Injectable()
export class FormerGuides {
  constructor(
    @InjectRepository(Guide) private readonly guides: Repository<Guide>,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  /**
   * The ids of inactive ones that were not changed since a day, in order.
   * @param after the id after which to go on; empty from the start
   */
  async since(day: Day, after: string, take: number): Promise<string[]> {
    const where = { ...leftBefore(day), id: MoreThan(after) };
    return (await this.guides.find({ select: { id: true }, where, order: { id: 'ASC' }, take })).map(({ id }) => id);
  }

  /** Erases one, unless the office has taken the record up again since that day. */
  erase(id: string, day: Day): Promise<void> {
    return this.transactions.run(async (tx) => {
      // The addresses from before open nothing, even if the record is used again.
      const fields = { ...EMPTY, languages: [], daysOff: [], pageToken: randomUUID(), calendarToken: randomUUID() };
      const { affected } = await tx.update(Guide, { ...leftBefore(day), id }, fields);
      if (affected !== 1) return;
      await this.audit.record(tx, SYSTEM_ACTOR, { resource: 'guides', recordId: id, label: FORMER, action: 'erase' });
    });
  }
}

const leftBefore = (day: Day) => ({ isActive: false, names: Not(FORMER), updatedAt: LessThan(parseCatTime(day)!) });
