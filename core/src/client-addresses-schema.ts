import { z } from 'zod';
import { ADDRESS_KINDS, MAX_CLIENT_ADDRESSES, type AddressKind } from './clients.ts';
import { isEmailAddress } from './fields/email-address.ts';
import { MAX_PHONE_LENGTH, PHONE_TEXT } from './fields/phone-number.ts';
import { fieldText, ruleText } from './refusals/rule-text.ts';

/** An address of a client as staff send it. */
export interface SentClientAddress {
  readonly kind: AddressKind;
  readonly value: string;
}

const unreadable = ruleText('client-addresses-unreadable');

const address = z
  .object({ kind: z.enum(ADDRESS_KINDS, unreadable), value: z.string(unreadable).trim() }, unreadable)
  .refine(({ kind, value }) => kind !== 'email' || isEmailAddress(value), fieldText('Email', 'field-not-email'))
  .refine(
    ({ kind, value }) => kind !== 'phone' || (value.length <= MAX_PHONE_LENGTH && PHONE_TEXT.test(value)),
    fieldText('Phone number', 'field-not-phone'),
  );

/** All addresses of a client: the first of each kind is the one to use. */
export const clientAddressesSchema: z.ZodType<SentClientAddress[]> = z
  .array(address, unreadable)
  .max(MAX_CLIENT_ADDRESSES, ruleText('client-too-many-addresses', { max: MAX_CLIENT_ADDRESSES }));
