import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OnDomainEvent } from '../../platform/domain-events/domain-event.js';
import { LEDGER_BOOKED, type LedgerBooked } from '../ledger/ledger.events.js';
import { StatementBooking } from './statement-booking.entity.js';
import { StatementRow } from './statement-row.entity.js';

/** What is taken back in the ledger can be booked from its row again (rules/statements 6). */
@Injectable()
export class StatementVoids {
  @OnDomainEvent(LEDGER_BOOKED, 'statements')
  async ledgerBooked(tx: EntityManager, { entry: { voids } }: LedgerBooked): Promise<void> {
    const booking = voids && (await tx.findOneBy(StatementBooking, { entryId: voids }));
    if (!booking) return;
    await tx.delete(StatementBooking, { id: booking.id });
    await tx.update(
      StatementRow,
      { id: booking.rowId },
      { state: 'open', bookedAmount: () => `bookedAmount - ${Number(booking.taken)}` },
    );
  }
}
