import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notifications are announced after the commit; the jobs that did so before have no handler any longer. */
export class RingAfterCommit1763600220000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.manager.createQueryBuilder().delete().from('jobs').where({ queue: 'notifications' }).execute();
  }

  async down(): Promise<void> {
    // What these jobs announce was announced already, or is in the list of notifications.
  }
}
