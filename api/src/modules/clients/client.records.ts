import { In, type EntityManager } from 'typeorm';
import { refusal } from '../../platform/errors/refused.js';
import type { RecordKind } from '../audit/audited-records.js';
import { Client } from './client.entity.js';
import { ClientAddress } from './client-address.entity.js';

/** Clients in the audit trail. */
export const CLIENTS: RecordKind<Client> = {
  entity: Client,
  resource: 'clients',
  key: 'id',
  labelOf: ({ names, email }) => names || email,
  unknown: () => refusal('client-not-found'),
};

/** The addresses of clients in their order, by the client's id. */
export async function addressesOf(
  from: Pick<EntityManager, 'find'>,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, ClientAddress[]>> {
  if (clientIds.length === 0) return new Map();
  const rows = await from.find(ClientAddress, {
    where: { clientId: In([...clientIds]) },
    order: { place: 'ASC', id: 'ASC' },
  });
  return Map.groupBy(rows, ({ clientId }) => clientId);
}

/** The mail addresses among them. */
export const emailsOf = (addresses: readonly ClientAddress[] | undefined): string[] =>
  (addresses ?? []).flatMap(({ own }) => own ?? []);

/** Locks clients. @returns how many of them there are */
export async function holdClients(tx: EntityManager, ids: readonly string[]): Promise<number> {
  return (await tx.update(Client, { id: In([...ids]) }, { createdAt: () => 'createdAt' })).affected ?? 0;
}

/**
 * Locks clients and reads them: the write comes first because it locks the rows.
 * @throws Refused for an unknown one
 */
export async function lockClients(tx: EntityManager, ids: readonly string[]): Promise<ReadonlyMap<string, Client>> {
  await holdClients(tx, ids);
  const clients = await tx.findBy(Client, { id: In([...ids]) });
  if (clients.length < new Set(ids).size) throw CLIENTS.unknown();
  return new Map(clients.map((client) => [client.id, client]));
}
