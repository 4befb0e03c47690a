import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, MoreThan, Repository, type EntityManager } from 'typeorm';
import { MERGE_UNDO_HOURS } from '@imisozi/core/clients';
import { refusal } from '../../platform/errors/refused.js';
import { EveryInterval } from '../../platform/schedule/every-interval.js';
import { NEWEST_FIRST } from '../../platform/list/newest-first.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../audit/actor.js';
import { AuditService } from '../audit/audit.service.js';
import { reachedBy } from './client.addresses.js';
import { Client } from './client.entity.js';
import { ClientAddress } from './client-address.entity.js';
import { ClientMerge } from './client-merge.entity.js';
import { addressesOf, CLIENTS, lockClients } from './client.records.js';

const HOUR = 3_600_000;

/** How often a merged client may have been merged on. */
const MAX_STEPS = 20;

/** The fields that a merge may fill in or extend. */
const COMBINED = ['names', 'birthday', 'preferences', 'note', 'consent', 'consentOn'] as const;
type Combined = Pick<Client, (typeof COMBINED)[number]>;

/** Two clients before they were made one; read back from the database, times are text. */
export type MergedClients = {
  readonly kept: Combined;
  /** What the merge made of it. */
  readonly combined: Combined;
  readonly merged: Client;
  readonly addresses: readonly ClientAddress[];
};

/** Makes two clients one, and for a day two again (rules/clients 5). */
@Injectable()
export class ClientMerges {
  constructor(
    @InjectRepository(ClientMerge) private readonly merges: Repository<ClientMerge>,
    @InjectRepository(Client) private readonly clients: Repository<Client>,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  /**
   * All that belongs to one client belongs to the other: its addresses move, and with them every record.
   * @param id the client that stays
   * @throws Refused for an unknown client, and for one client alone
   */
  merge(actor: Actor, id: string, otherId: string): Promise<Client> {
    if (id === otherId) throw refusal('client-merged-with-itself');
    return this.transactions.run(async (tx) => {
      const locked = await lockClients(tx, [id, otherId].sort());
      const [kept, merged] = [locked.get(id)!, locked.get(otherId)!];
      const addresses = await addressesOf(tx, [id, otherId]);
      const [own, theirs] = [addresses.get(id) ?? [], addresses.get(otherId) ?? []];
      const combined = combine(kept, merged);
      const previous: MergedClients = { kept: combinedOf(kept), combined, merged, addresses: theirs };
      const merge = tx.create(ClientMerge, { keptId: id, mergedId: otherId, undoneAt: null });
      await tx.save(Object.assign(merge, { previous }), { reload: false });
      const all = await this.move(tx, id, own, theirs);
      await tx.delete(Client, { id: otherId });
      return this.save(tx, actor, 'merge', kept, { ...combined, ...reachedBy(all) });
    });
  }

  /**
   * Takes the latest merge of a client back: addresses that moved go back, and fields that it changed get their old
   * values unless somebody has changed them since.
   * @throws Refused for an unknown client, and when nothing was merged within the time
   */
  unmerge(actor: Actor, id: string): Promise<Client> {
    return this.transactions.run(async (tx) => {
      const kept = (await lockClients(tx, [id])).get(id)!;
      const [merge] = await tx.find(ClientMerge, { where: undoable(id), order: NEWEST_FIRST, take: 1 });
      if (!merge) throw refusal('client-merge-over', { hours: MERGE_UNDO_HOURS });
      await tx.update(ClientMerge, { id: merge.id }, { undoneAt: new Date(), previous: {} });
      const before = merge.previous as MergedClients;
      const back = tx.create(Client, withTimes(before.merged));
      await tx.insert(Client, back);
      for (const address of before.addresses) {
        const fields = { clientId: back.id, place: address.place };
        await tx.update(ClientAddress, { id: address.id, clientId: id }, fields);
      }
      const gone = before.addresses.map((address) => tx.create(ClientAddress, withTimes(address)));
      for (const address of gone.filter(({ kind }) => kind === 'phone')) {
        await tx.createQueryBuilder().insert().into(ClientAddress).values(address).orIgnore().execute();
      }
      const left = (await addressesOf(tx, [id])).get(id) ?? [];
      return this.save(tx, actor, 'unmerge', kept, { ...undone(kept, before), ...reachedBy(left) });
    });
  }

  /** The merges of a client that can still be undone, newest first. */
  open(keptId: string): Promise<ClientMerge[]> {
    return this.merges.find({ where: undoable(keptId), order: NEWEST_FIRST });
  }

  /** The client that a merged one is part of; null if there is none. */
  async keptFor(mergedId: string): Promise<Client | null> {
    for (let [id, step] = [mergedId, 0]; step < MAX_STEPS; step++) {
      const where = { mergedId: id, undoneAt: IsNull() };
      const [merge] = await this.merges.find({ where, order: NEWEST_FIRST, take: 1 });
      if (!merge) return null;
      const client = await this.clients.findOneBy({ id: merge.keptId });
      if (client) return client;
      id = merge.keptId;
    }
    return null;
  }

  /** What was kept to undo a merge goes when its time is over. */
  @EveryInterval('forget who was merged')
  async round(): Promise<void> {
    await this.merges.update({ createdAt: LessThan(lastMoment()), undoneAt: IsNull() }, { previous: {} });
  }

  /** Numbers that both have stay where they are, and go with the merged client. @returns all addresses of the kept one */
  private async move(
    tx: EntityManager,
    clientId: string,
    own: readonly ClientAddress[],
    theirs: readonly ClientAddress[],
  ): Promise<ClientAddress[]> {
    const has = new Set(own.map(({ kind, sought }) => `${kind} ${sought}`));
    const moving = theirs.filter(({ kind, sought }) => !has.has(`${kind} ${sought}`));
    const last = own.at(-1)?.place ?? -1;
    for (const [index, { id }] of moving.entries()) {
      await tx.update(ClientAddress, { id }, { clientId, place: last + 1 + index });
    }
    return [...own, ...moving];
  }

  private async save(
    tx: EntityManager,
    actor: Actor,
    action: 'merge' | 'unmerge',
    client: Client,
    fields: Partial<Client>,
  ): Promise<Client> {
    const before = { ...client };
    await tx.save(Object.assign(client, fields), { reload: false });
    await this.audit.record(tx, actor, {
      ...{ action, resource: CLIENTS.resource, recordId: client.id },
      label: CLIENTS.labelOf(client),
      ...{ before, after: client },
    });
    return client;
  }
}

const lastMoment = () => new Date(Date.now() - MERGE_UNDO_HOURS * HOUR);

const undoable = (keptId: string) => ({ keptId, undoneAt: IsNull(), createdAt: MoreThan(lastMoment()) });

const combinedOf = ({ names, birthday, preferences, note, consent, consentOn }: Combined): Combined => ({
  ...{ names, birthday, preferences, note, consent, consentOn },
});

/** What is missing is filled in, what both have is joined; a refusal counts more than a consent. */
function combine(kept: Client, merged: Client): Combined {
  const consenting = merged.consent === 'refused' || kept.consent === 'unknown' ? merged : kept;
  return {
    names: kept.names || merged.names,
    birthday: kept.birthday ?? merged.birthday,
    preferences: joined(kept.preferences, merged.preferences),
    note: joined(kept.note, merged.note),
    consent: consenting.consent,
    consentOn: consenting.consentOn,
  };
}

const joined = (one: string, other: string): string => [...new Set([one, other])].filter(Boolean).join('\n');

/** The fields as they were, except those that somebody has changed since. */
const undone = (now: Client, { kept, combined }: MergedClients): Partial<Combined> =>
  Object.fromEntries(COMBINED.filter((name) => now[name] === combined[name]).map((name) => [name, kept[name]]));

/** A record that was kept as JSON. */
function withTimes<Row extends object>({ searchText: _, ...row }: Row & { searchText?: unknown }): Row {
  const times = Object.entries(row).map(([name, value]) => [
    name,
    name.endsWith('At') ? new Date(value as string) : value,
  ]);
  return Object.fromEntries(times) as Row;
}
