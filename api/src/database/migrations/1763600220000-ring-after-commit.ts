import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff are told of a notification once it is committed; nobody does the jobs any more that told them before. */
export class RingAfterCommit1763600220000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.manager.createQueryBuilder().delete().from('jobs').where({ queue: 'notifications' }).execute();
  }

  async down(): Promise<void> {
    // What a job told has been told, or stands in the list of notifications.
  }
}
