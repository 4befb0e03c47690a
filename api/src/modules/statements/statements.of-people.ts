import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan, Not, Repository, type EntityManager } from 'typeorm';
import { keptSince, type KeptPeriods } from '@imisozi/core/privacy/periods';
import { inBatches } from '../personal-data/in-batches.js';
import { PersonalData } from '../personal-data/personal-data.js';
import type { PersonalRecords, WholeRecord } from '../personal-data/personal-records.js';
import type { ErasedPerson, Person } from '../personal-data/person.js';
import { whereSpelled } from '../personal-data/spelled-like.js';
import { wholeRecords } from '../personal-data/whole-records.js';
import { StatementBooking } from './statement-booking.entity.js';
import { StatementRow } from './statement-row.entity.js';

/** A row without who paid. */
const OF_NOBODY = { name: '', text: '', asideReason: null } as const;

/** Who paid, and what for: rows of bank statements stay without it, because they prove what was booked. */
@Injectable()
export class StatementsOfPeople implements PersonalRecords {
  readonly kind = 'statements';

  constructor(
    @InjectRepository(StatementBooking) private readonly bookings: Repository<StatementBooking>,
    @InjectRepository(StatementRow) private readonly rows: Repository<StatementRow>,
    data: PersonalData,
  ) {
    data.register(this);
  }

  /** The rows that were booked for the person's orders. */
  async whole({ emails }: Person): Promise<WholeRecord[]> {
    const bookings = await this.bookings.find({
      where: { order: { email: In([...emails]) } },
      relations: { row: true },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return wholeRecords([...new Map(bookings.map(({ row }) => [row!.id, row!])).values()]);
  }

  async eraseOld(inForce: KeptPeriods, stopping?: AbortSignal): Promise<void> {
    const old = { day: LessThan(keptSince('accounts', inForce)) };
    const named = [
      { ...old, name: Not('') },
      { ...old, text: Not('') },
      { ...old, asideReason: Not(IsNull()) },
    ];
    await inBatches(this.rows, named, ({ among }) => this.rows.update(among, OF_NOBODY), stopping);
  }

  /** The fingerprint stays, so that the row is not taken for a new one if it is uploaded again. */
  async erase(tx: EntityManager, person: ErasedPerson): Promise<void> {
    const booked = await tx.findBy(StatementBooking, { orderId: In([...person.orderIds]) });
    const rows = tx.getRepository(StatementRow).createQueryBuilder('row').select('row.id');
    const spelled = await whereSpelled(rows, ['name', 'text', 'asideReason'], person).getMany();
    const ids = [...new Set([...booked.map(({ rowId }) => rowId), ...spelled.map(({ id }) => id)])];
    await tx.update(StatementRow, { id: In(ids) }, OF_NOBODY);
  }
}
