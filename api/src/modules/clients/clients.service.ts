import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager } from 'typeorm';
import { CONSENTS } from '@imisozi/core/clients';
import type { SentClientAddress } from '@imisozi/core/client-addresses-schema';
import { today } from '@imisozi/core/kigali-time';
import { LANGUAGE_CODES } from '@imisozi/core/languages';
import { refusal } from '../../platform/errors/refused.js';
import { readList, type ListDefinition, type ListPage, type ListQuery } from '../../platform/list/read-list.js';
import { isDuplicate } from '../../platform/database/transactions.js';
import type { Actor } from '../audit/actor.js';
import { AuditedRecords } from '../audit/audited-records.js';
import { PersonalData } from '../personal-data/personal-data.js';
import { addressFields, reachedBy } from './client.addresses.js';
import { Client } from './client.entity.js';
import { ClientAddress } from './client-address.entity.js';
import { ClientMerges } from './client.merges.js';
import { addressesOf, CLIENTS, emailsOf } from './client.records.js';
import type { UpdateClientDto } from './dto/client.dto.js';

const LIST: ListDefinition = {
  resource: 'clients',
  equals: ['email'],
  choices: { language: LANGUAGE_CODES, consent: CONSENTS },
  ranges: ['createdAt', 'birthday'],
  sortable: ['names', 'email', 'createdAt'],
};

/** Clients as staff find and change them (rules/clients 4). */
@Injectable()
export class ClientsService {
  constructor(
    @InjectRepository(Client) private readonly clients: Repository<Client>,
    private readonly merges: ClientMerges,
    private readonly data: PersonalData,
    private readonly records: AuditedRecords,
  ) {}

  page(query: ListQuery): Promise<ListPage<Client>> {
    return readList(this.clients, LIST, query);
  }

  /**
   * A client; one that was merged is found under the old id too.
   * @throws Refused for an unknown id
   */
  async get(id: string): Promise<Client> {
    const client = (await this.clients.findOneBy({ id })) ?? (await this.merges.keptFor(id));
    if (!client) throw CLIENTS.unknown();
    return client;
  }

  /**
   * Changes the given fields; the addresses that are sent are all of them.
   * @throws Refused for an unknown id, and for a client that a colleague has changed since
   * @throws Refused for a mail address of another client, and when one under which there are records is left out
   */
  async update(actor: Actor, id: string, { addresses, updatedAt: seen, ...sent }: UpdateClientDto): Promise<Client> {
    if (addresses) await this.refuseLosing(id, addresses);
    const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
    const reached = addresses ? reachedBy(rowsOf(id, addresses)) : {};
    try {
      return await this.records.change(
        CLIENTS,
        actor,
        id,
        'update',
        ({ consent }) => ({
          ...given,
          ...reached,
          ...(sent.consent && sent.consent !== consent && { consentOn: sent.consent === 'unknown' ? null : today() }),
        }),
        { seen, then: (tx) => (addresses ? this.write(tx, id, addresses) : Promise.resolve()) },
      );
    } catch (error) {
      if (isDuplicate(error)) throw refusal('client-address-taken');
      throw error;
    }
  }

  private async write(tx: EntityManager, clientId: string, sent: readonly SentClientAddress[]): Promise<void> {
    const before = (await addressesOf(tx, [clientId])).get(clientId) ?? [];
    const keyOf = ({ kind, sought }: Pick<ClientAddress, 'kind' | 'sought'>) => `${kind} ${sought}`;
    const known = new Map(before.map((row) => [keyOf(row), row]));
    const rows = rowsOf(clientId, sent).map((row) => ({
      ...row,
      id: known.get(keyOf(row))?.id ?? randomUUID(),
      createdAt: known.get(keyOf(row))?.createdAt ?? new Date(),
    }));
    const stays = new Set(rows.map(({ id }) => id));
    const gone = before.filter(({ id }) => !stays.has(id)).map(({ id }) => id);
    if (gone.length > 0) await tx.delete(ClientAddress, { id: In(gone) });
    await tx.save(ClientAddress, rows, { reload: false });
  }

  /** Records under an address would belong to nobody (rules/clients 2). */
  private async refuseLosing(id: string, sent: readonly SentClientAddress[]): Promise<void> {
    const before = (await addressesOf(this.clients.manager, [id])).get(id) ?? [];
    const stay = new Set(emailsOf(rowsOf(id, sent) as ClientAddress[]));
    for (const email of emailsOf(before).filter((one) => !stay.has(one))) {
      const found = await this.data.listed({ emails: [email] });
      if (found.size > 0) throw refusal('client-address-used', { address: email });
    }
  }
}

/** One row for each address: the same one twice is one. */
function rowsOf(clientId: string, sent: readonly SentClientAddress[]) {
  const rows = sent.map(({ kind, value }, place) => ({ ...addressFields(kind, value), clientId, place }));
  return rows.filter(
    (row, index) => rows.findIndex(({ kind, sought }) => kind === row.kind && sought === row.sought) === index,
  );
}
