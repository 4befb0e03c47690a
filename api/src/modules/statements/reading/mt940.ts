import { addDays, today } from '@imisozi/core/kigali-time';
import { MAX_STATEMENT_ROWS, type StatementCurrency } from '@imisozi/core/statements';
import { refusal } from '../../../platform/errors/refused.js';
import { amountIn, currencyNamed, inMinorUnits, isKeepable } from './amounts.js';
import { dayIn } from './days.js';
import type { LeftOutBecause, ReadStatement, StatementLine } from './statement-line.js';
import { oneLineOf, referenceOf } from './texts.js';

// Our own: of the parsers in the registry the typed one has not been touched for years and drops the text of field 86,
// the others have no types. A file is a dozen fields, each a line.

/** A field of the file: `:61:` and what follows it up to the next one. */
interface Field {
  readonly tag: string;
  readonly value: string;
}

/** Day of value, day of booking, reversal, direction, third letter of the currency, amount, type, references. */
const MOVEMENT = /^(\d{6})(\d{4})?(R?)([CD])([A-Z]?)(\d[\d,]{0,14})([A-Z][A-Z0-9]{3})([^\n]*)/;

/**
 * The movements of an MT940 file (SWIFT).
 * @throws Refused for another file, and for one with too many rows or several accounts
 */
export function readMt940(text: string): ReadStatement {
  const fields = fieldsOf(text);
  const accounts = new Set(fields.filter(({ tag }) => /^25P?$/.test(tag)).map(({ value }) => firstLine(value)));
  if (accounts.size === 0 || !fields.some(({ tag }) => /^60[FM]$/.test(tag))) throw refusal('statement-not-mt940');
  if (accounts.size > 1) throw refusal('statement-several-accounts');
  const movements = movementsOf(fields);
  if (movements.length > MAX_STATEMENT_ROWS) throw refusal('statement-too-long', { max: MAX_STATEMENT_ROWS });
  const read = movements.map(({ value, currency, about }) => lineOf(value, currencyNamed(currency), about));
  return {
    account: [...accounts][0]!,
    lines: read.filter((line) => typeof line !== 'string'),
    leftOut: read.flatMap((line, index) => (typeof line === 'string' ? [{ row: index + 1, because: line }] : [])),
  };
}

/** A movement with the currency of its statement and what the bank says about it. */
interface Movement {
  readonly value: string;
  readonly currency: string;
  readonly about: string;
}

function movementsOf(fields: readonly Field[]): readonly Movement[] {
  const movements: Movement[] = [];
  let currency = '';
  for (const [index, { tag, value }] of fields.entries()) {
    // The opening balance: its sign, its day, and then the currency.
    if (/^60[FM]$/.test(tag)) currency = value.slice(7, 10);
    if (tag !== '61') continue;
    const next = fields[index + 1];
    movements.push({ value, currency, about: next?.tag === '86' ? next.value : '' });
  }
  return movements;
}

function fieldsOf(text: string): readonly Field[] {
  const fields: { tag: string; lines: string[] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, tag, value] = /^:(\d{2}[A-Z]?):(.*)$/.exec(line) ?? [];
    if (tag !== undefined) fields.push({ tag, lines: [value!] });
    // A dash or a brace ends the message; all else goes on with the field before.
    else if (!/^[-{}]/.test(line)) fields.at(-1)?.lines.push(line);
  }
  return fields.map(({ tag, lines }) => ({ tag, value: lines.join('\n') }));
}

const firstLine = (value: string): string => value.split('\n')[0]!.trim();

function lineOf(value: string, currency: StatementCurrency | undefined, about: string): StatementLine | LeftOutBecause {
  const [, valued = '', booked, reversal, sign, , written = '', , rest = ''] = MOVEMENT.exec(value) ?? [];
  if (!sign) return 'amount';
  const day = dayOf(valued, booked);
  if (!day) return 'day';
  if (day > addDays(today(), 1)) return 'future';
  if (!currency) return 'currency';
  const amount = amountIn(written.replace(/,$/, ''), ',');
  if (amount === undefined) return 'amount';
  const minor = inMinorUnits(currency, amount);
  if (minor === 0) return 'zero';
  if (!isKeepable(minor)) return 'amount';
  const [payers = '', banks = ''] = rest.split('//');
  const { name, text } = detailsOf(about);
  return {
    day,
    // Money that came in and is reversed leaves.
    direction: (sign === 'C') === (reversal === '') ? 'in' : 'out',
    ...{ amount: minor, currency },
    name: oneLineOf(name, 150),
    text: oneLineOf(text, 500),
    reference: referenceOf(banks, payers),
  };
}

/** The day of booking has no year of its own: it is the one nearest to the day of value. */
function dayOf(valued: string, booked: string | undefined) {
  const valueDay = dayIn(`20${valued}`, 'YMD');
  if (!booked || !valueDay) return valueDay;
  const year = Number(valueDay.slice(0, 4));
  const apart = Number(booked.slice(0, 2)) - Number(valueDay.slice(5, 7));
  const shifted = apart > 6 ? year - 1 : apart < -6 ? year + 1 : year;
  return dayIn(`${shifted}${booked}`, 'YMD') ?? valueDay;
}

/** Who and what for, of any of the three ways in which banks fill in field 86. */
function detailsOf(about: string): { readonly name: string; readonly text: string } {
  const separator = /^\d{3}([?>~])/.exec(about)?.[1];
  if (separator) {
    const parts = about.replaceAll('\n', '').split(separator).slice(1);
    const of = (numbers: RegExp) => parts.filter((part) => numbers.test(part)).map((part) => part.slice(2));
    return { name: of(/^3[23]/).join(''), text: of(/^(2\d|6[0-3])/).join('') };
  }
  const flat = about.replaceAll('\n', '');
  const word = (...names: readonly string[]) =>
    names.map((name) => new RegExp(`/${name}/(.*?)(?=/[A-Z]{2,8}/|/?$)`).exec(flat)?.[1]).find(Boolean);
  const text = word('REMI', 'RFB', 'EREF');
  if (text) return { name: word('NAME', 'ORDP', 'BENM')?.replace(/^\/?NAME\//, '') ?? '', text };
  return { name: '', text: about.replaceAll('\n', ' ') };
}
