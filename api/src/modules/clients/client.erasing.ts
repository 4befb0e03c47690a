import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In, type EntityManager } from 'typeorm';
import { ACTIVE_STATUSES } from '@imisozi/core/order-status';
import { today } from '@imisozi/core/kigali-time';
import { refusal } from '../../platform/errors/refused.js';
import { Transactions } from '../../platform/database/transactions.js';
import { forgetSearchWords } from '../../platform/database/search-text/forgotten-words.js';
import type { Actor } from '../audit/actor.js';
import { AuditService } from '../audit/audit.service.js';
import type { Order } from '../orders/order.entity.js';
import { PersonalData } from '../personal-data/personal-data.js';
import { ERASED_NAMES, type ErasedPerson } from '../personal-data/person.js';
import type { PersonalRecords, WholeRecord } from '../personal-data/personal-records.js';
import { Client } from './client.entity.js';
import { ClientAddress } from './client-address.entity.js';
import { ClientMerge } from './client-merge.entity.js';
import { addressesOf, CLIENTS, emailsOf, lockClients } from './client.records.js';

/** What says whether a booking is over. */
type OpenFacts = Pick<Order, 'status' | 'endDate' | 'refundDue' | 'number'>;

/** The columns of records in which names and telephone numbers are typed. */
const SPELLINGS = ['names', 'fullName', 'phone', 'phoneNumber', 'acceptedNames'];

/** Erases a client from everything that the product keeps (rules/clients 7). */
@Injectable()
export class ClientErasing implements PersonalRecords {
  readonly kind = 'clients';

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly data: PersonalData,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {
    data.register(this);
  }

  /**
   * @throws Refused for an unknown client
   * @throws Refused while a trip is ahead or under way, and while money is owed to the client
   * @throws Refused for a client who has got other addresses meanwhile
   */
  async eraseClient(actor: Actor, id: string): Promise<void> {
    const addresses = (await addressesOf(this.dataSource.manager, [id])).get(id) ?? [];
    const emails = emailsOf(addresses);
    const whole = await this.data.whole({ emails });
    const orders = (whole.get('orders') ?? []) as readonly (WholeRecord & OpenFacts)[];
    refuseTravelling(orders);
    const records = [...whole.values()].flat();
    await this.transactions.run(async (tx) => {
      const client = (await lockClients(tx, [id])).get(id)!;
      await this.refuseMerged(tx, id, emails);
      await this.data.erase(tx, {
        emails,
        spellings: [...spellingsOf([client, ...records]), ...addresses.map(({ value }) => value)],
        orderIds: orders.map((order) => order.id),
        recordIds: [id, ...records.map((record) => record.id)],
      });
      await this.audit.record(tx, actor, {
        action: 'erase',
        resource: CLIENTS.resource,
        recordId: id,
        label: ERASED_NAMES,
      });
    });
  }

  /** Two clients may have become one since their records were read: nobody is erased with somebody else. */
  private async refuseMerged(tx: EntityManager, id: string, emails: readonly string[]): Promise<void> {
    const now = emailsOf((await addressesOf(tx, [id])).get(id));
    if (now.some((email) => !emails.includes(email))) throw refusal('client-changed-meanwhile');
  }

  async erase(tx: EntityManager, { emails, spellings }: ErasedPerson): Promise<void> {
    const addresses = await tx.find(ClientAddress, { where: { own: In([...emails]) } });
    const ids = [...new Set(addresses.map(({ clientId }) => clientId))];
    await forgetSearchWords(tx, Client, ids, [...emails, ...spellings]);
    await tx.delete(ClientMerge, { keptId: In(ids) });
    await tx.delete(ClientAddress, { clientId: In(ids) });
    await tx.delete(Client, { id: In(ids) });
  }
}

/** Names and numbers as they stand in the records. */
function spellingsOf(records: readonly (WholeRecord | Client)[]): string[] {
  const typed = records.flatMap((record) => {
    const of = record as Readonly<Record<string, unknown>>;
    const whole = [of.firstName, of.familyName].filter((part) => typeof part === 'string').join(' ');
    return [...SPELLINGS.map((name) => of[name]), whole];
  });
  return [...new Set(typed.filter((text): text is string => typeof text === 'string' && text.length > 0))];
}

/** The office must still be able to reach whoever travels, and to pay back what is owed. */
function refuseTravelling(orders: readonly OpenFacts[]): void {
  const open = orders.find(
    ({ status, endDate, refundDue }) =>
      refundDue > 0 || (ACTIVE_STATUSES.includes(status) && (endDate === null || endDate >= today())),
  );
  if (open) throw refusal('client-still-travels', { number: open.number });
}
