import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { MAX_CLIENT_ADDRESSES } from '@imisozi/core/clients';
import { DEFAULT_LANGUAGE, isLanguage, type LanguageCode } from '@imisozi/core/languages';
import { addressFields, reachedBy, soughtOf } from './client.addresses.js';
import { Client } from './client.entity.js';
import { ClientAddress } from './client-address.entity.js';
import { holdClients } from './client.records.js';

/** Somebody who ordered, asked, registered or subscribed. */
export interface Meeting {
  readonly names: string;
  /** Empty while it is not known: then nobody is met. */
  readonly email: string;
  readonly phoneNumber: string;
  /** The language of the visitor; null if it is not known. */
  readonly language: string | null;
  readonly at: Date;
}

/** Makes a client of everybody who is met for the first time (rules/clients 1). */
@Injectable()
export class ClientMeetings {
  /** In the transaction of the record from which somebody is known. */
  async meet(tx: EntityManager, meetings: readonly Meeting[]): Promise<void> {
    const byEmail = Map.groupBy(
      meetings.filter(({ email }) => email.includes('@')),
      ({ email }) => soughtOf('email', email),
    );
    if (byEmail.size === 0) return;
    const known = await tx.find(ClientAddress, { where: { own: In([...byEmail.keys()]) } });
    const clientOf = new Map(known.map(({ own, clientId }) => [own, clientId]));
    // In the order of the addresses, so that two transactions never wait for each other.
    for (const [email, some] of [...byEmail].sort(([one], [other]) => (one < other ? -1 : 1))) {
      const clientId = clientOf.get(email);
      // A client who is erased at this moment is met for the first time then.
      if (clientId && (await holdClients(tx, [clientId])) === 1) await this.meetAgain(tx, clientId, some);
      else await this.meetFirst(tx, email, some);
    }
  }

  /** The unique key on the address decides who is first; the other one's row goes. */
  private async meetFirst(tx: EntityManager, email: string, some: readonly Meeting[]): Promise<void> {
    const [first] = some;
    const phone = some.find(({ phoneNumber }) => isPhone(phoneNumber))?.phoneNumber;
    const id = randomUUID();
    const of = { clientId: id, createdAt: first!.at };
    const addresses = [
      { ...of, id: randomUUID(), ...addressFields('email', email), place: 0 },
      ...(phone ? [{ ...of, id: randomUUID(), ...addressFields('phone', phone), place: 1 }] : []),
    ];
    const client = tx.create(Client, {
      ...NOTHING_KNOWN,
      ...reachedBy(addresses),
      id,
      createdAt: first!.at,
      names: some.find(({ names }) => names)?.names ?? '',
      language: languageOf(some),
    });
    await tx.insert(Client, client);
    await tx.createQueryBuilder().insert().into(ClientAddress).values(addresses).orIgnore().execute();
    if (!(await tx.existsBy(ClientAddress, { id: addresses[0]!.id }))) await tx.delete(Client, { id });
  }

  /** A name that was missing, and another telephone number, are added; nothing is replaced. */
  private async meetAgain(tx: EntityManager, id: string, some: readonly Meeting[]): Promise<void> {
    const names = some.find((one) => one.names)?.names;
    if (names) await tx.update(Client, { id, names: '' }, { names });
    const phones = some.map(({ phoneNumber }) => phoneNumber).filter(isPhone);
    if (phones.length === 0) return;
    const addresses = await tx.find(ClientAddress, { where: { clientId: id }, order: { place: 'ASC', id: 'ASC' } });
    const sought = new Set(addresses.filter(({ kind }) => kind === 'phone').map((one) => one.sought));
    const missing = phones.find((phone) => !sought.has(soughtOf('phone', phone)));
    if (!missing || addresses.length >= MAX_CLIENT_ADDRESSES) return;
    const added = {
      ...{ id: randomUUID(), clientId: id, createdAt: new Date() },
      ...addressFields('phone', missing),
      place: (addresses.at(-1)?.place ?? 0) + 1,
    };
    await tx.createQueryBuilder().insert().into(ClientAddress).values(added).orIgnore().execute();
    await tx.update(Client, { id }, reachedBy([...addresses, added]));
  }
}

/** What is known of nobody at first. */
export const NOTHING_KNOWN = {
  birthday: null,
  preferences: '',
  note: '',
  consent: 'unknown',
  consentOn: null,
} as const satisfies Partial<Client>;

const isPhone = (text: string): boolean => soughtOf('phone', text).length > 0;

function languageOf(some: readonly Meeting[]): LanguageCode {
  const known = some.find(({ language }) => language !== null)?.language;
  return known && isLanguage(known) ? known : DEFAULT_LANGUAGE;
}
