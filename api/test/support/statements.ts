import { randomUUID } from 'node:crypto';
import type { DataSource, DeepPartial } from 'typeorm';
import { Statement } from '../../src/modules/statements/statement.entity.js';
import { StatementRow } from '../../src/modules/statements/statement-row.entity.js';

/** A statement with one row of $100, which has the id of its statement. @returns the id of both */
export async function makeStatement(dataSource: DataSource, fields: DeepPartial<StatementRow> = {}): Promise<string> {
  const id = randomUUID();
  const [statements, rows] = [dataSource.getRepository(Statement), dataSource.getRepository(StatementRow)];
  const days = { fromDay: '2026-01-15', toDay: '2026-01-15' };
  const file = { name: 'spec.csv', format: 'csv', account: 'SPEC', currency: 'USD', ...days } as const;
  await statements.save(statements.create({ id, ...file, rowCount: 1, uploadedBy: 'books@staff.example' }));
  const movement = { day: '2026-01-15', direction: 'in', amount: 10_000, currency: 'USD' } as const;
  const words = { name: 'SPEC VISITOR', text: `A row of specs ${id}`, reference: '' };
  await rows.save(rows.create({ id, statementId: id, position: 1, fingerprint: id, ...movement, ...words, ...fields }));
  return id;
}
