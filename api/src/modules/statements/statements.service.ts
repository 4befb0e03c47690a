import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager } from 'typeorm';
import { ROW_STATES, STATEMENT_FORMATS, type RowState } from '@imisozi/core/statements';
import { isDuplicate, isForeignKeyFailure, Transactions } from '../../platform/database/transactions.js';
import { refusal } from '../../platform/errors/refused.js';
import { readList, type ListDefinition, type ListPage, type ListQuery } from '../../platform/list/read-list.js';
import type { Actor } from '../audit/actor.js';
import { AuditedRecords, type RecordKind } from '../audit/audited-records.js';
import { AuditService } from '../audit/audit.service.js';
import type { PreviewStatementDto, UploadStatementDto } from './dto/statement.dto.js';
import {
  statementRowView,
  statementView,
  type StatementPreviewAnswer,
  type StatementWithRowsView,
  type UploadedStatementAnswer,
} from './dto/statement.view.js';
import { StatementProposals } from './matching/proposals.service.js';
import { StatementReader, type ReadFile } from './reading/statement.reader.js';
import { StatementBooking } from './statement-booking.entity.js';
import { StatementRow } from './statement-row.entity.js';
import { Statement } from './statement.entity.js';

const LIST: ListDefinition = {
  resource: 'statements',
  search: ['name', 'account'],
  equals: ['account', 'currency'],
  choices: { format: STATEMENT_FORMATS },
  ranges: ['fromDay', 'toDay', 'createdAt'],
  sortable: ['name', 'account', 'fromDay', 'toDay', 'rowCount', 'createdAt'],
};

const KIND: RecordKind<Statement> = {
  entity: Statement,
  resource: 'statements',
  key: 'id',
  labelOf: ({ name }) => name,
  unknown: () => refusal('statement-not-found'),
};

/** SQLite takes so many values in one statement. */
const ROWS_AT_ONCE = 100;
const PREVIEWED_LINES = 10;
const MAX_LEFT_OUT = 50;
/** Another upload of the same rows may have won the race for them. */
const TRIES = 3;

/** A statement with how many of its rows are in which state. */
export interface CountedStatement {
  readonly statement: Statement;
  readonly counts: Readonly<Record<RowState, number>>;
}

/** Bank statements as staff upload and read them (rules/statements 1, 2). */
@Injectable()
export class StatementsService {
  constructor(
    @InjectRepository(Statement) private readonly statements: Repository<Statement>,
    @InjectRepository(StatementRow) private readonly rows: Repository<StatementRow>,
    @InjectRepository(StatementBooking) private readonly bookings: Repository<StatementBooking>,
    private readonly reader: StatementReader,
    private readonly proposals: StatementProposals,
    private readonly transactions: Transactions,
    private readonly records: AuditedRecords,
    private readonly audit: AuditService,
  ) {}

  async page(query: ListQuery): Promise<ListPage<CountedStatement>> {
    const page = await readList(this.statements, LIST, query);
    return { ...page, rows: await this.counted(page.rows) };
  }

  /** A statement with all of its rows, and what is proposed for those that are open. @throws Refused for an unknown id */
  async get(id: string): Promise<StatementWithRowsView> {
    const statement = await this.statements.findOneBy({ id });
    if (!statement) throw KIND.unknown();
    const rows = await this.rows.find({ where: { statementId: id }, order: { position: 'ASC' } });
    const [[counted], proposed, bookings] = await Promise.all([
      this.counted([statement]),
      this.proposals.of(rows),
      this.bookings.find({
        where: { row: { statementId: id } },
        relations: { order: true, entry: true },
        order: { createdAt: 'ASC', id: 'ASC' },
      }),
    ]);
    const ofRow = Map.groupBy(bookings, ({ rowId }) => rowId);
    return {
      ...statementView(counted!),
      rows: rows.map((row) => statementRowView(row, ofRow.get(row.id) ?? [], proposed.get(row.id))),
    };
  }

  /** What a file would bring; nothing is kept. @throws Refused for a file that is not of its format or is too long */
  async preview(body: PreviewStatementDto): Promise<StatementPreviewAnswer> {
    const file = await this.reader.look(body);
    const { header, mapping, isRemembered, account, currency, lines, leftOut, fingerprints, problem } = file;
    const known = await knownOf(this.rows.manager, fingerprints);
    return {
      header,
      mapping,
      isRemembered,
      account,
      currency,
      count: lines.length,
      knownCount: known.size,
      lines: lines.slice(0, PREVIEWED_LINES),
      leftOut: leftOut.slice(0, MAX_LEFT_OUT),
      problem: problem?.message ?? null,
    };
  }

  /**
   * Keeps the rows of a file that were never uploaded before (rules/statements 2).
   * @throws Refused for a file that cannot be read, and for one without a new row
   */
  async upload(actor: Actor, body: UploadStatementDto): Promise<UploadedStatementAnswer> {
    const file = await this.reader.read(body);
    const kept = await this.keep(actor, file, body, TRIES);
    const [data] = (await this.counted([kept])).map(statementView);
    return { message: uploadedSentence(kept), data: data!, leftOut: file.leftOut.slice(0, MAX_LEFT_OUT) };
  }

  /** Deletes a statement of which nothing is booked. @throws Refused for another one */
  async delete(actor: Actor, id: string): Promise<void> {
    try {
      await this.records.delete(KIND, actor, id);
    } catch (error) {
      if (isForeignKeyFailure(error)) throw refusal('statement-booked');
      throw error;
    }
  }

  private async keep(actor: Actor, file: ReadFile, body: UploadStatementDto, tries: number): Promise<Statement> {
    try {
      return await this.transactions.run((tx) => this.insert(tx, actor, file, body));
    } catch (error) {
      if (tries > 1 && isDuplicate(error)) return this.keep(actor, file, body, tries - 1);
      throw error;
    }
  }

  private async insert(tx: EntityManager, actor: Actor, file: ReadFile, body: UploadStatementDto): Promise<Statement> {
    const { lines, fingerprints, account, currency, headerKey, mapping, leftOut } = file;
    const known = await knownOf(tx, fingerprints);
    const fresh = lines
      .map((line, index) => ({ ...line, position: index + 1, fingerprint: fingerprints[index]! }))
      .filter(({ fingerprint }) => !known.has(fingerprint));
    if (fresh.length === 0) throw refusal('statement-known', { count: lines.length });
    const days = fresh.map(({ day }) => day).sort();
    const statement = await tx.save(
      tx.create(Statement, {
        name: body.name ?? body.format,
        ...{ format: body.format, account, currency, headerKey, mapping },
        fromDay: days[0]!,
        toDay: days.at(-1)!,
        rowCount: fresh.length,
        knownCount: known.size,
        leftOutCount: leftOut.length,
        uploadedBy: actor.user?.email ?? '',
      }),
      { reload: false },
    );
    const { id: statementId, createdAt } = statement;
    const rows = fresh.map((row) => ({ ...NEW_ROW, ...row, id: randomUUID(), createdAt, statementId }));
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      await tx.insert(StatementRow, rows.slice(at, at + ROWS_AT_ONCE));
    }
    const { name, format, rowCount } = statement;
    const after = { name, format, account, currency, rowCount };
    await this.audit.record(tx, actor, {
      ...{ action: 'create', resource: 'statements', recordId: statementId, label: name, after },
    });
    return statement;
  }

  private async counted(statements: readonly Statement[]): Promise<CountedStatement[]> {
    if (statements.length === 0) return [];
    const sums = await this.rows
      .createQueryBuilder('o')
      .select('o.statementId', 'id')
      .addSelect('o.state', 'state')
      .addSelect('COUNT(*)', 'count')
      .where({ statementId: In(statements.map(({ id }) => id)) })
      .groupBy('o.statementId')
      .addGroupBy('o.state')
      .getRawMany<{ id: string; state: RowState; count: string }>();
    return statements.map((statement) => ({
      statement,
      counts: Object.fromEntries(
        ROW_STATES.map((state) => [
          state,
          Number(sums.find((sum) => sum.id === statement.id && sum.state === state)?.count ?? 0),
        ]),
      ) as Record<RowState, number>,
    }));
  }
}

const NEW_ROW = {
  state: 'open',
  bookedAmount: 0,
  asideReason: null,
  decidedBy: null,
  decidedAt: null,
} as const satisfies Partial<StatementRow>;

/** The rows that were uploaded before. */
async function knownOf(tx: EntityManager, fingerprints: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (let at = 0; at < fingerprints.length; at += 500) {
    const found = await tx.find(StatementRow, {
      select: { id: true, fingerprint: true },
      where: { fingerprint: In(fingerprints.slice(at, at + 500)) },
    });
    for (const { fingerprint } of found) known.add(fingerprint);
  }
  return known;
}

const rowsOf = (count: number): string => (count === 1 ? '1 row' : `${count} rows`);

function uploadedSentence({ rowCount, knownCount, leftOutCount }: Statement): string {
  const [read, known, left] = [rowCount, knownCount, leftOutCount].map(rowsOf);
  return [
    `${read} ${rowCount === 1 ? 'has' : 'have'} been read.`,
    ...(knownCount > 0 ? [`${known} had been uploaded before.`] : []),
    ...(leftOutCount > 0 ? [`${left} could not be read.`] : []),
  ].join(' ');
}
