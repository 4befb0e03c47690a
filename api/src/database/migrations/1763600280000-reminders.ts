import { addDays, today } from '@imisozi/core/kigali-time';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, day, dropColumns, flag, index, table, time } from './support/table.js';

const ORDERS = table(
  'orders',
  [day('nextDue', { nullable: true }), time('remindAt', { nullable: true }), flag('remindersPaused', false)],
  [index('orders_next_due', ['nextDue', 'id']), index('orders_remind', ['remindAt'])],
);

/** Days relative to an instalment's due day on which its client is reminded. */
const REMINDED_ON = [-7, -1, 0, 3];

/** When the balance is due. Reminders for existing orders begin tomorrow, and not for earlier due days. */
export class RemindOfInstalments1763600280000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, ORDERS);
    const isMysql = runner.connection.options.type === 'mysql';
    await runner.query(
      `UPDATE orders SET nextDue = ${isMysql ? MYSQL_DUE : SQLITE_DUE} WHERE status IN ('PENDING', 'APPROVED') AND paid < amount`,
    );
    const times = REMINDED_ON.map((days) => {
      const first = addDays(today(), 1 - days);
      const at = isMysql
        ? `DATE_ADD(DATE_ADD(nextDue, INTERVAL ${days} DAY), INTERVAL 7 HOUR)`
        : `strftime('%Y-%m-%d 07:00:00.000', nextDue, '${days} days')`;
      return `WHEN nextDue >= '${first}' THEN ${at}`;
    });
    await runner.query(`UPDATE orders SET remindAt = CASE ${times.join(' ')} END WHERE nextDue IS NOT NULL`);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropColumns(runner, ORDERS);
  }
}

const MYSQL_DUE = dueDay(
  "DATE_FORMAT(createdAt + INTERVAL 2 HOUR, '%Y-%m-%d')",
  (path) => `JSON_UNQUOTE(JSON_EXTRACT(instalments, '${path}'))`,
);
const SQLITE_DUE = dueDay("date(createdAt, '+2 hours')", (path) => `json_extract(instalments, '${path}')`);

/** The due day of the first unpaid instalment; without readable instalments, the day of the order. */
function dueDay(ordered: string, read: (path: string) => string): string {
  const first = `CASE WHEN paid < ${read('$[0].amount')} THEN ${read('$[0].dueDate')} ELSE ${read('$[1].dueDate')} END`;
  return `CASE WHEN instalments IS NULL OR NOT JSON_VALID(instalments) THEN ${ordered} ELSE COALESCE(${first}, ${ordered}) END`;
}
