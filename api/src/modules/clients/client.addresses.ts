import type { AddressKind } from '@imisozi/core/clients';
import { phoneDigits, searchedPhone } from '@imisozi/core/phone';
import { MAX_KNOWN_AS } from './client.entity.js';
import type { ClientAddress } from './client-address.entity.js';

/** How an address is compared: in lower case, and a telephone number by the digits that all its spellings share. */
export const soughtOf = (kind: AddressKind, value: string): string =>
  kind === 'email' ? value.trim().toLowerCase() : (searchedPhone(value.trim()) ?? phoneDigits(value));

/** The columns of an address that follow from it. */
export function addressFields(kind: AddressKind, value: string) {
  const sought = soughtOf(kind, value);
  return { kind, value: kind === 'email' ? sought : value.trim(), sought, own: kind === 'email' ? sought : null };
}

type Address = Pick<ClientAddress, 'kind' | 'value' | 'sought'>;

/** The columns of a client that follow from the addresses, which are in their order. */
export function reachedBy(addresses: readonly Address[]) {
  const first = (kind: AddressKind) => addresses.find((one) => one.kind === kind)?.value ?? '';
  const words = addresses.flatMap(({ kind, value, sought }) =>
    kind === 'email' ? [value] : [value, sought, phoneDigits(value)],
  );
  const knownAs = [...new Set(words)].join(' ').slice(0, MAX_KNOWN_AS);
  return { email: first('email'), phoneNumber: first('phone'), knownAs };
}
