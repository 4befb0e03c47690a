import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { CURRENCY } from '@imisozi/core/money';
import { type ColumnMapping, type StatementCurrency } from '@imisozi/core/statements';
import { Refused, refusal } from '../../../platform/errors/refused.js';
import { isIntact } from '../../../platform/database/corrupt-rows/corrupt-value.js';
import type { PreviewStatementDto } from '../dto/statement.dto.js';
import { fingerprintsOf } from '../statement.fingerprint.js';
import { Statement } from '../statement.entity.js';
import { readCamt053 } from './camt053.js';
import { linesOfCsv, readCsv } from './csv.js';
import { headerKey, proposedMapping } from './csv-columns.js';
import { readMt940 } from './mt940.js';
import type { ReadStatement } from './statement-line.js';

/** A file with what is known about files like it. */
export interface ReadFile extends ReadStatement {
  readonly currency: StatementCurrency;
  /** One for each line. */
  readonly fingerprints: readonly string[];
  /** The headings of a CSV file. */
  readonly header: readonly string[];
  readonly headerKey: string | null;
  readonly mapping: ColumnMapping | null;
  readonly isRemembered: boolean;
  /** Why a CSV file cannot be read with this mapping; undefined if it can. */
  readonly problem?: Refused | undefined;
}

/** Reads files of banks, CSV files as the last one with the same headings (rules/statements 1). */
@Injectable()
export class StatementReader {
  constructor(@InjectRepository(Statement) private readonly statements: Repository<Statement>) {}

  /** @throws Refused for a file that is not of its format, is too long, or has no row that can be read */
  async read(body: PreviewStatementDto): Promise<ReadFile> {
    const file = await this.look(body);
    if (file.problem) throw file.problem;
    return file;
  }

  /**
   * Reads a CSV file whose mapping is wrong, too, so that another one can be chosen.
   * @throws Refused for a file that is not of its format or is too long
   */
  async look(body: PreviewStatementDto): Promise<ReadFile> {
    const file = body.format === 'csv' ? await this.readTable(body) : readMessage(body);
    const problem = file.problem ?? (file.lines.length === 0 ? refusal('statement-empty') : undefined);
    if (problem && body.format !== 'csv') throw problem;
    return { ...file, problem, fingerprints: fingerprintsOf(file.account, file.lines) };
  }

  private async readTable(body: PreviewStatementDto): Promise<Omit<ReadFile, 'fingerprints'>> {
    const table = readCsv(body.text);
    const key = headerKey(table.header);
    const before = await this.statements.findOne({ where: { headerKey: key }, order: { createdAt: 'DESC' } });
    const remembered = before && isIntact(before) ? before : undefined;
    const mapping = body.mapping ?? remembered?.mapping ?? proposedMapping(table.header, table.rows);
    const currency = body.currency ?? remembered?.currency ?? CURRENCY;
    return {
      ...linesOrProblem(() => linesOfCsv(table, mapping, currency)),
      account: body.account ?? remembered?.account ?? '',
      currency,
      header: table.header,
      headerKey: key,
      mapping,
      isRemembered: !body.mapping && Boolean(remembered?.mapping),
    };
  }
}

function linesOrProblem(read: () => ReadStatement): ReadStatement & Pick<ReadFile, 'problem'> {
  try {
    return read();
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
    return { account: '', lines: [], leftOut: [], problem };
  }
}

function readMessage({ format, text }: PreviewStatementDto): Omit<ReadFile, 'fingerprints'> {
  const read = format === 'camt053' ? readCamt053(text) : readMt940(text);
  const currency = read.lines[0]?.currency ?? CURRENCY;
  return { ...read, currency, header: [], headerKey: null, mapping: null, isRemembered: false };
}
