import { foldText } from '@imisozi/core/fold-text';
import { STATEMENT_COLUMNS, type ColumnMapping, type StatementColumn } from '@imisozi/core/statements';
import { decimalOf } from './amounts.js';
import { dayIn, dayOrderOf } from './days.js';

/** How banks head their columns, in English, French and German; the first that fits counts. */
const HEADINGS: Readonly<Record<StatementColumn, RegExp>> = {
  day: /^(booking|transaction|trans|posting|entry|value|txn)? ?(date|day)\b|^date|^datum|^buchungs(tag|datum)|valuta/,
  credit: /credit|deposit|money in|paid in|received|encaissement|haben|gutschrift/,
  debit: /debit|withdraw|money out|paid out|soll|lastschrift/,
  amount: /amount|montant|betrag|umsatz|\bsum\b|^value( in .*)?$/,
  currency: /currency|\bccy\b|devise|wahrung/,
  name: /payer|payee|counterpart|beneficiary|remitter|sender|ordering|customer name|\bname\b|\bnom\b|auftraggeber|tiers/,
  reference: /ref|\bid\b|cheque|transaction (no|number)|numero/,
  text: /description|narrat|details|particulars|remittance|purpose|memo|libelle|motif|communication|verwendungszweck|text/,
};

/** Which heading is looked for first: `Credit amount` is no amount with a sign. */
const ORDER: readonly StatementColumn[] = ['day', 'credit', 'debit', 'amount', 'currency', 'name', 'text', 'reference'];

/** Lines before the header: the bank's name, the account, the period. */
const MAX_LINES_ABOVE = 30;

/** Where the header of a table stands: the first row with a day and an amount. @returns -1 if none does */
export function headerRowOf(rows: readonly (readonly string[])[]): number {
  return rows.slice(0, MAX_LINES_ABOVE).findIndex((row) => {
    const found = columnsNamed(row);
    return found.day !== null && (found.amount !== null || found.credit !== null || found.debit !== null);
  });
}

/**
 * A mapping as the headings suggest it.
 * @param rows those below the header, which tell how days and amounts are written
 */
export function proposedMapping(header: readonly string[], rows: readonly (readonly string[])[]): ColumnMapping {
  const found = columnsNamed(header);
  const hasTwo = found.credit !== null && found.debit !== null;
  const columns = hasTwo ? { ...found, amount: null } : { ...found, credit: null, debit: null };
  const amount = found.amount ?? found.credit ?? found.debit;
  const cells = (column: number | null) => (column === null ? [] : rows.map((row) => row[column] ?? ''));
  const amounts = hasTwo ? [...cells(found.credit), ...cells(found.debit)] : cells(amount);
  return {
    ...columns,
    amount: hasTwo ? null : amount,
    day: found.day ?? rows[0]?.findIndex((cell) => dayIn(cell, 'DMY')) ?? null,
    dayOrder: dayOrderOf(cells(found.day)),
    decimal: decimalOf(amounts),
  };
}

function columnsNamed(header: readonly string[]): Record<StatementColumn, number | null> {
  const names = header.map((name) => foldText(name).trim());
  const taken = new Set<number>();
  const found = Object.fromEntries(STATEMENT_COLUMNS.map((column) => [column, null])) as Record<
    StatementColumn,
    number | null
  >;
  for (const column of ORDER) {
    const index = names.findIndex((name, at) => !taken.has(at) && HEADINGS[column].test(name));
    if (index === -1) continue;
    found[column] = index;
    taken.add(index);
  }
  return found;
}

/** The header as one text, by which a mapping is remembered. */
export const headerKey = (header: readonly string[]): string =>
  header
    .map((name) => foldText(name).replace(/\s+/g, ' ').trim())
    .join('|')
    .slice(0, 500);
