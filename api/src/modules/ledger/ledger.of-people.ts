import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager } from 'typeorm';
import { NEWEST_FIRST } from '../../platform/list/newest-first.js';
import { OrdersOfPeople } from '../orders/orders.of-people.js';
import { wholeRecords } from '../personal-data/whole-records.js';
import { Invoice } from './invoice.entity.js';
import { LedgerEntry } from './ledger-entry.entity.js';
import { idsOfBookings } from '../personal-data/ids-of-bookings.js';
import { PersonalData } from '../personal-data/personal-data.js';
import type { PersonalRecords, WholeRecord } from '../personal-data/personal-records.js';
import type { ErasedPerson, Person } from '../personal-data/person.js';

/** Notes with money in and out; the entries stay, because they are the accounts. */
@Injectable()
export class LedgerOfPeople implements PersonalRecords {
  readonly kind = 'ledger';

  constructor(
    @InjectRepository(LedgerEntry) private readonly entries: Repository<LedgerEntry>,
    @InjectRepository(Invoice) private readonly invoices: Repository<Invoice>,
    private readonly orders: OrdersOfPeople,
    data: PersonalData,
  ) {
    data.register(this);
  }

  /** Money in and out, and the invoices with their credit notes, of which some have no money. */
  async whole(person: Person): Promise<WholeRecord[]> {
    const where = { orderId: In(await this.orders.idsOf(person)) };
    const entries = wholeRecords(await this.entries.find({ where, order: NEWEST_FIRST }));
    const invoices = wholeRecords(await this.invoices.find({ where, order: NEWEST_FIRST }));
    // What the bank kept is the company's cost; who booked it is about staff.
    return [...entries.map(({ fee: _fee, recordedBy: _by, staysInBooks: _stays, ...entry }) => entry), ...invoices];
  }

  idsOfBookings(tx: EntityManager, orderIds: readonly string[]): Promise<string[]> {
    return idsOfBookings(tx, LedgerEntry, orderIds);
  }

  async erase(tx: EntityManager, { orderIds }: ErasedPerson): Promise<void> {
    await tx.update(LedgerEntry, { orderId: In([...orderIds]) }, { note: '' });
  }
}
