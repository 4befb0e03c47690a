import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { TravellerLink } from './links/traveller-link.entity.js';
import { Traveller } from './traveller.entity.js';
import { OrdersOfPeople } from '../orders/orders.of-people.js';
import { OrderTravellers } from './order.travellers.js';
import { PersonalData } from '../personal-data/personal-data.js';
import type { PersonalRecords, WholeRecord } from '../personal-data/personal-records.js';
import type { ErasedPerson, Person } from '../personal-data/person.js';

/** The travellers of the bookings of somebody, with their links. */
@Injectable()
export class TravellersOfPeople implements PersonalRecords {
  readonly kind = 'travellers';

  constructor(
    private readonly travellers: OrderTravellers,
    private readonly orders: OrdersOfPeople,
    data: PersonalData,
  ) {
    data.register(this);
  }

  /**
   * With passports: whoever calls it leaves a line in the audit trail (rules/privacy 2).
   * @throws BrokenSeal for details encrypted with another key
   */
  async whole(person: Person): Promise<WholeRecord[]> {
    return (await this.travellers.ofOrders(await this.orders.idsOf(person))).map((traveller) => ({ ...traveller }));
  }

  async erase(tx: EntityManager, { orderIds }: ErasedPerson): Promise<void> {
    const where = { orderId: In([...orderIds]) };
    await tx.delete(TravellerLink, where);
    await tx.delete(Traveller, where);
  }
}
