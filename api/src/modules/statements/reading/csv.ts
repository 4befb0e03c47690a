import { parse } from 'csv-parse/sync';
import { today, addDays } from '@imisozi/core/kigali-time';
import { MAX_STATEMENT_ROWS, type ColumnMapping, type StatementCurrency } from '@imisozi/core/statements';
import { refusal } from '../../../platform/errors/refused.js';
import { amountIn, currencyNamed, inMinorUnits, isKeepable } from './amounts.js';
import { headerRowOf } from './csv-columns.js';
import { dayIn } from './days.js';
import type { LeftOutBecause, ReadStatement, StatementLine } from './statement-line.js';
import { oneLineOf } from './texts.js';

const DELIMITERS = [',', ';', '\t', '|'] as const;
const MAX_COLUMNS = 60;
const MAX_RECORD_CHARACTERS = 20_000;

/** A CSV file as a table. */
export interface CsvTable {
  readonly header: readonly string[];
  /** Those below the header. */
  readonly rows: readonly (readonly string[])[];
}

/**
 * Reads a CSV file with any of the usual delimiters; lines above the header are left out.
 * @throws Refused for a text that is no table, and for one with too many rows
 */
export function readCsv(text: string): CsvTable {
  const tables = DELIMITERS.map((delimiter) => recordsOf(text, delimiter));
  // The right delimiter is the one that finds a header, or else the most columns.
  const [best] = tables
    .flatMap((rows) => (rows ? [{ rows, at: headerRowOf(rows) }] : []))
    .toSorted((one, other) => Number(other.at >= 0) - Number(one.at >= 0) || widthOf(other.rows) - widthOf(one.rows));
  if (!best || widthOf(best.rows) < 2 || best.rows.length < 2) throw refusal('statement-not-csv');
  // Without known headings it is the first row that is as wide as most.
  const width = widthOf(best.rows);
  const at = best.at >= 0 ? best.at : best.rows.findIndex(({ length }) => length >= width);
  const rows = best.rows.slice(at + 1);
  if (rows.length > MAX_STATEMENT_ROWS) throw refusal('statement-too-long', { max: MAX_STATEMENT_ROWS });
  return { header: best.rows[at]!, rows };
}

function recordsOf(text: string, delimiter: string): string[][] | undefined {
  try {
    return parse(text, {
      delimiter,
      bom: true,
      trim: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: MAX_RECORD_CHARACTERS,
      // One more than is taken, and what may stand above the header.
      to: MAX_STATEMENT_ROWS + 100,
    });
  } catch {
    return undefined;
  }
}

/** The number of columns of most rows. */
function widthOf(rows: readonly (readonly string[])[]): number {
  const widths = rows.map(({ length }) => Math.min(length, MAX_COLUMNS)).toSorted((one, other) => one - other);
  return widths[Math.floor(widths.length / 2)] ?? 0;
}

/**
 * The movements of a table.
 * @param currency of the account, for rows that name none
 * @throws Refused for a mapping without a day or an amount, or with a column that the file does not have
 */
export function linesOfCsv({ header, rows }: CsvTable, mapping: ColumnMapping, currency: StatementCurrency) {
  refuseMapping(mapping, header.length);
  const read = rows.map((row) => lineOf(row, mapping, currency));
  return {
    account: '',
    lines: read.filter((line) => typeof line !== 'string'),
    leftOut: read.flatMap((line, index) => (typeof line === 'string' ? [{ row: index + 1, because: line }] : [])),
  } satisfies ReadStatement;
}

function lineOf(
  row: readonly string[],
  mapping: ColumnMapping,
  ofAccount: StatementCurrency,
): StatementLine | LeftOutBecause {
  const cell = (column: number | null) => (column === null ? '' : (row[column] ?? ''));
  const day = dayIn(cell(mapping.day), mapping.dayOrder);
  if (!day) return 'day';
  if (day > addDays(today(), 1)) return 'future';
  const named = cell(mapping.currency);
  const currency = named ? currencyNamed(named) : ofAccount;
  if (!currency) return 'currency';
  const amount = signedAmount(row, mapping);
  if (amount === undefined) return 'amount';
  const minor = inMinorUnits(currency, Math.abs(amount));
  if (minor === 0) return 'zero';
  if (!isKeepable(minor)) return 'amount';
  return {
    day,
    direction: amount > 0 ? 'in' : 'out',
    amount: minor,
    currency,
    name: oneLineOf(cell(mapping.name), 150),
    text: oneLineOf(cell(mapping.text), 500),
    reference: oneLineOf(cell(mapping.reference), 100),
  };
}

function signedAmount(row: readonly string[], { amount, credit, debit, decimal }: ColumnMapping): number | undefined {
  if (amount !== null) return amountIn(row[amount] ?? '', decimal);
  const cells = [credit, debit].map((column) => (column === null ? 0 : amountIn(row[column] ?? '', decimal)));
  const [paidIn, paidOut] = cells as [number | undefined, number | undefined];
  if (paidIn === undefined || paidOut === undefined) return undefined;
  // Some banks write what left with a minus in a column of its own.
  return Math.abs(paidIn) - Math.abs(paidOut);
}

function refuseMapping(mapping: ColumnMapping, width: number): void {
  const { day, amount, credit, debit, dayOrder: _, decimal: __, ...others } = mapping;
  if (day === null) throw refusal('statement-day-column');
  if (amount === null && credit === null && debit === null) throw refusal('statement-amount-column');
  const columns = [day, amount, credit, debit, ...Object.values(others)];
  if (columns.some((column) => column !== null && column >= width)) throw refusal('statement-column-unknown');
}
