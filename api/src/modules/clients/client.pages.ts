import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { OrdersOfPeople } from '../orders/orders.of-people.js';
import { PersonalData } from '../personal-data/personal-data.js';
import type { Client } from './client.entity.js';
import { ClientMerges } from './client.merges.js';
import { addressesOf, emailsOf } from './client.records.js';
import { clientRow, NO_LIFETIME, type ClientFacts, type ClientRow, type LifetimeView } from './dto/client.view.js';

/** Reads what the list and the page of a client show beside the record. */
@Injectable()
export class ClientPages {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly orders: OrdersOfPeople,
    private readonly merges: ClientMerges,
    private readonly data: PersonalData,
  ) {}

  /** The rows of a page of the list: two queries, however many clients there are. */
  async rows(clients: readonly Client[]): Promise<ClientRow[]> {
    const ids = clients.map(({ id }) => id);
    const addresses = await addressesOf(this.dataSource.manager, ids);
    const lifetimes = await this.lifetimes(ids.map((id) => emailsOf(addresses.get(id))));
    return clients.map((client, index) => clientRow(client, lifetimes[index]!));
  }

  async facts(client: Client): Promise<ClientFacts> {
    const addresses = (await addressesOf(this.dataSource.manager, [client.id])).get(client.id) ?? [];
    const emails = emailsOf(addresses);
    const [[lifetime], records, merges] = await Promise.all([
      this.lifetimes([emails]),
      this.data.listed({ emails }),
      this.merges.open(client.id),
    ]);
    return { client, addresses, lifetime: lifetime!, records, merges };
  }

  /** What was booked under each of these groups of addresses. */
  private async lifetimes(groups: readonly (readonly string[])[]): Promise<LifetimeView[]> {
    const booked = await this.orders.bookedBy(groups.flat());
    const byEmail = new Map(booked.map((one) => [one.email, one]));
    return groups.map((emails) =>
      emails
        .flatMap((email) => byEmail.get(email) ?? [])
        .reduce(
          (sum, { bookings, paid, lastTrip }) => ({
            bookings: sum.bookings + bookings,
            paid: Math.round((sum.paid + paid) * 100) / 100,
            lastTrip: [sum.lastTrip, lastTrip].reduce((one, other) => ((one ?? '') > (other ?? '') ? one : other)),
          }),
          NO_LIFETIME,
        ),
    );
  }
}
