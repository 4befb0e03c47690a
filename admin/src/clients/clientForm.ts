import type { AddressKind } from '@imisozi/core/clients';
import type { Client, ClientChange } from '../data/types';
import { textOrNull } from '../forms/textOrNull';

export interface ClientForm {
  readonly names: string | null;
  readonly language: Client['language'];
  readonly birthday: string | null;
  readonly preferences: string | null;
  readonly note: string | null;
  readonly consent: Client['consent'];
  readonly addresses: readonly { readonly kind: AddressKind; readonly value: string }[];
}

export const EMPTY_ADDRESS = { kind: 'email', value: '' } as const;

/** The form of a client. */
export const clientForm = (client: Client): ClientForm => ({
  names: client.names,
  language: client.language,
  birthday: client.birthday,
  preferences: client.preferences,
  note: client.note,
  consent: client.consent,
  addresses: client.addresses.map(({ kind, value }) => ({ kind, value })),
});

/** What the form says, for the API. */
export const clientFields = ({ names, birthday, preferences, note, ...form }: ClientForm): ClientChange => ({
  ...form,
  addresses: form.addresses.map(({ kind, value }) => ({ kind, value })),
  names: textOrNull(names),
  birthday: textOrNull(birthday),
  preferences: textOrNull(preferences),
  note: textOrNull(note),
});
