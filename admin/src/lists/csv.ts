import { downloadCSV, type Exporter, type RaRecord } from 'react-admin';

/** A column of an export: its heading, and what a row says in it. */
export type CsvColumn<Row> = readonly [heading: string, value: (row: Row) => string | number];

/** What a spreadsheet would take for a formula. Visitors write some of the cells; a phone number may keep its plus. */
const FORMULA = /^[=\-@\t\r]|^\+(?![\d\s()-]+$)/;

/** Exports the rows that the list's search and filters select as a CSV file, with the columns of the screen. */
export function csvExporter<Row extends RaRecord>(
  filename: string,
  columns: () => Promise<readonly CsvColumn<Row>[]> | readonly CsvColumn<Row>[],
): Exporter<Row> {
  return async (rows) => {
    const [headed, { default: papa }] = await Promise.all([columns(), import('papaparse')]);
    const csv = papa.unparse(
      { fields: headed.map(([heading]) => heading), data: rows.map((row) => headed.map(([, value]) => value(row))) },
      { escapeFormulae: FORMULA },
    );
    // Excel reads a file as UTF-8 only after a byte order mark.
    downloadCSV(`\ufeff${csv}`, filename);
  };
}
