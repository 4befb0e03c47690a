import { DEFAULT_LANGUAGE } from '../languages.ts';
import { officeRefusals } from '../texts/en/office-refusals.ts';
import type { names } from '../texts/en/names.ts';
import { refusals as visitorRefusals } from '../texts/en/refusals.ts';
import { formatMessage } from '../texts/format-message.ts';
import type { Given, Message, Params, ParamsOf, Parsed } from '../texts/message.ts';
import { parseMessage } from '../texts/parse-message.ts';

type InGroups<Groups> = Groups extends unknown ? { [Code in keyof Groups]: Groups[Code] } : never;
type ValueOf<Of> = Of[keyof Of];
/** The messages of all statuses, by their codes. */
type Flat<Groups> = {
  readonly [Code in KeyOfAny<ValueOf<Groups>>]: MessageIn<InGroups<ValueOf<Groups>>, Code>;
};
type KeyOfAny<Group> = Group extends unknown ? keyof Group & string : never;
type MessageIn<Group, Code extends string> = Group extends { readonly [Name in Code]: infer Text } ? Text : never;

type Messages = Flat<typeof visitorRefusals> & Flat<typeof officeRefusals>;

/** The stable code of a reason for refusal: `promo-code-unknown`. */
export type RefusalCode = keyof Messages;
/** The codes that a visitor can get. */
export type VisitorRefusalCode = KeyOfAny<ValueOf<typeof visitorRefusals>>;

/** A sentence for each of them, in a language other than English. */
export type VisitorRefusals = Readonly<Record<VisitorRefusalCode, Message>>;
/** A language's translations of names in sentences. */
export type Names = Readonly<Record<keyof typeof names, string>>;

/** The parameters of a code; none if its sentence is always the same. */
export type RefusalParams<Code extends RefusalCode> = Given<Messages[Code]>;

/** Codes whose sentence is always the same. */
export type SentenceCode = { [Code in RefusalCode]: RefusalParams<Code> extends [] ? Code : never }[RefusalCode];

/** A reason for refusal: a code for programs, an English sentence for people. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly params: Params;
  /** The path of the field concerned: `travellers.0.firstName`. */
  readonly field?: string;
  readonly message: string;
}

interface Entry {
  readonly status: number;
  readonly message: Message;
}

const ENTRIES: ReadonlyMap<string, Entry> = new Map(
  [visitorRefusals, officeRefusals].flatMap((groups) =>
    Object.entries(groups).flatMap(([status, group]) =>
      Object.entries(group as Readonly<Record<string, Message>>).map(([code, message]): [string, Entry] => [
        code,
        { status: Number(status), message },
      ]),
    ),
  ),
);

/** All codes, in the order of the catalogue. */
export const REFUSAL_CODES = [...ENTRIES.keys()] as readonly RefusalCode[];

/** The HTTP status of a code. */
export const statusOf = (code: RefusalCode): number => ENTRIES.get(code)!.status;

/** The sentence of a code with its parameters as placeholders: `{name} is required`. */
export const sentenceOf = (code: RefusalCode): string => named(parseMessage(ENTRIES.get(code)!.message));

const named = (message: Parsed): string =>
  typeof message === 'string'
    ? message
    : message.map((part) => (typeof part === 'string' ? part : named(part.forms?.other ?? `{${part.arg}}`))).join('');

/** Creates a reason for refusal. */
export const refused = <Code extends RefusalCode>(code: Code, ...[params]: RefusalParams<Code>): Refusal =>
  made(code, params ?? {}, params ?? {});

/**
 * {@link refused} for a field.
 * @param label the field's name in the English sentence: `Full name`, which other languages know as `full-name`
 */
export const refusedField = <Code extends FieldCode>(
  label: string,
  code: Code,
  ...[params]: FieldParams<Code>
): Refusal => made(code, { name: nameOf(label), ...params }, { ...params, name: label });

/** Codes whose sentence names a field. */
export type FieldCode = {
  [Code in RefusalCode]: ParamsOf<Messages[Code]> extends { readonly name: unknown } ? Code : never;
}[RefusalCode];
/** The parameters of such a code, other than the name. */
export type FieldParams<Code extends FieldCode> = keyof Omit<ParamsOf<Messages[Code]>, 'name'> extends never
  ? []
  : [params: Omit<ParamsOf<Messages[Code]>, 'name'>];

const nameOf = (label: string): string => label.toLowerCase().replace(/[^a-z0-9]+/g, '-');

function made(code: RefusalCode, params: Params, shown: Params): Refusal {
  const message = formatMessage(parseMessage(ENTRIES.get(code)!.message), shown, DEFAULT_LANGUAGE);
  return { code, params, message };
}
