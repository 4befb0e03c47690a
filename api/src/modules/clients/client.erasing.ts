import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In, LessThan, MoreThan, type EntityManager } from 'typeorm';
import { ACTIVE_STATUSES } from '@imisozi/core/order-status';
import { today } from '@imisozi/core/kigali-time';
import type { PersonalKind } from '@imisozi/core/privacy/personal-kinds';
import { keptSinceTime, type KeptPeriods } from '@imisozi/core/privacy/periods';
import { refusal } from '../../platform/errors/refused.js';
import { Transactions } from '../../platform/database/transactions.js';
import { forgetSearchWords } from '../../platform/database/search-text/forgotten-words.js';
import { SYSTEM_ACTOR, type Actor } from '../audit/actor.js';
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

/** Clients that are looked at in one transaction: other writers wait only briefly. */
const BATCH = 50;

/** The columns of records in which names and telephone numbers are typed. */
const SPELLINGS = ['names', 'fullName', 'phone', 'phoneNumber', 'acceptedNames'];

/** They name others too, who are not to be found and erased for it; they go with the bookings. */
const OF_COMPANIONS: readonly PersonalKind[] = ['travellers', 'shares'];

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
   * @throws Refused for a client who has got other addresses meanwhile, or lost some
   */
  async eraseClient(actor: Actor, id: string): Promise<void> {
    const addresses = (await addressesOf(this.dataSource.manager, [id])).get(id) ?? [];
    const emails = emailsOf(addresses);
    const whole = await this.data.whole({ emails }, OF_COMPANIONS);
    const orders = (whole.get('orders') ?? []) as readonly (WholeRecord & OpenFacts)[];
    refuseTravelling(orders);
    const records = [...whole.values()].flat();
    await this.transactions.run(async (tx) => {
      const client = (await lockClients(tx, [id])).get(id)!;
      await this.refuseChanged(tx, id, emails);
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

  /**
   * Two clients may have become one since their records were read, or one two: nobody is erased with somebody else.
   */
  private async refuseChanged(tx: EntityManager, id: string, emails: readonly string[]): Promise<void> {
    const now = emailsOf((await addressesOf(tx, [id])).get(id));
    const isSame = now.length === emails.length && now.every((email) => emails.includes(email));
    if (!isSame) throw refusal('client-changed-meanwhile');
  }

  /** Clients of whom nothing else is kept, once nobody has changed them for the whole period. */
  async eraseOld(inForce: KeptPeriods, stopping?: AbortSignal): Promise<void> {
    for (let last: string | undefined = ''; last !== undefined && !stopping?.aborted;) {
      const clients: Client[] = await this.dataSource.manager.find(Client, {
        select: { id: true },
        where: { id: MoreThan(last), updatedAt: LessThan(keptSinceTime('clients', inForce)) },
        order: { id: 'ASC' },
        take: BATCH,
      });
      const ids = clients.map(({ id }) => id);
      if (ids.length > 0) await this.transactions.run((tx) => this.eraseUnknown(tx, ids));
      last = clients.length === BATCH ? clients.at(-1)!.id : undefined;
    }
  }

  /**
   * Those under whose mail addresses there is no record any more. Records are found by nothing else, so one without a
   * mail address goes by itself only if there is nothing that the office could use.
   */
  private async eraseUnknown(tx: EntityManager, ids: readonly string[]): Promise<void> {
    const clients = await lockClients(tx, ids);
    const addresses = await addressesOf(tx, ids);
    const unknown = new Set(await this.data.unknown(tx, emailsOf([...addresses.values()].flat())));
    for (const [id, client] of clients) {
      const own = addresses.get(id) ?? [];
      const emails = emailsOf(own);
      const isOver = emails.length > 0 ? emails.every((email) => unknown.has(email)) : isEmpty(client, own);
      if (!isOver) continue;
      await forgetSearchWords(tx, Client, [id], [client.names, client.phoneNumber, ...own.map(({ value }) => value)]);
      await this.delete(tx, [id]);
      await this.data.of('trail')?.erase(tx, { emails: [], spellings: [], orderIds: [], recordIds: [id] });
      const about = { resource: CLIENTS.resource, recordId: id, label: ERASED_NAMES };
      await this.audit.record(tx, SYSTEM_ACTOR, { ...about, action: 'erase' });
    }
  }

  /** Also one without a mail address, by the id. */
  async erase(tx: EntityManager, { emails, spellings, recordIds }: ErasedPerson): Promise<void> {
    const addresses = await tx.find(ClientAddress, { where: { own: In([...emails]) } });
    const named = await tx.find(Client, { select: { id: true }, where: { id: In([...recordIds]) } });
    const ids = [...new Set([...addresses.map(({ clientId }) => clientId), ...named.map(({ id }) => id)])];
    await forgetSearchWords(tx, Client, ids, [...emails, ...spellings]);
    await this.delete(tx, ids);
  }

  private async delete(tx: EntityManager, ids: readonly string[]): Promise<void> {
    await tx.delete(ClientMerge, { keptId: In([...ids]) });
    await tx.delete(ClientAddress, { clientId: In([...ids]) });
    await tx.delete(Client, { id: In([...ids]) });
  }
}

/** Whether a client without a mail address has nothing but a name. */
const isEmpty = ({ note, preferences, birthday }: Client, addresses: readonly ClientAddress[]): boolean =>
  addresses.length === 0 && !note && !preferences && birthday === null;

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
