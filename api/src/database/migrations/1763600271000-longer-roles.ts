import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A longer column for the role `reservations`. SQLite cannot change a column, so both databases get a new one with the
 * old one's values; its default is the role with the fewest permissions.
 */
const replaceRole = async (runner: QueryRunner, type: string, value: string): Promise<void> => {
  await runner.query(`ALTER TABLE users ADD COLUMN newRole ${type}`);
  await runner.query(`UPDATE users SET newRole = ${value}`);
  await runner.query('ALTER TABLE users DROP COLUMN role');
  await runner.query('ALTER TABLE users RENAME COLUMN newRole TO role');
};

export class LengthenRoles1763600271000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return replaceRole(runner, "varchar(20) NOT NULL DEFAULT 'user'", 'role');
  }

  /** Users with the new role get the one with fewer permissions. */
  down(runner: QueryRunner): Promise<void> {
    return replaceRole(
      runner,
      "varchar(10) NOT NULL DEFAULT 'user'",
      "CASE role WHEN 'admin' THEN 'admin' ELSE 'user' END",
    );
  }
}
