import type { MigrationInterface, QueryRunner } from 'typeorm';
import { boundsOf, DEFAULT_PERIODS } from '@imisozi/core/privacy/periods';

/**
 * Takes over how long unused files are kept from `MEDIA_KEEP_DAYS`, where it stood before admins could set it: nothing is
 * deleted sooner because of the upgrade.
 */
export class KeepFilesAsBefore1763600622000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const days = Number(process.env['MEDIA_KEEP_DAYS'] ?? DEFAULT_PERIODS.files);
    const { min, max } = boundsOf('files');
    if (!Number.isInteger(days) || days < min || days > max || days === DEFAULT_PERIODS.files) return;
    const now = `'${new Date().toISOString().replace('T', ' ').replace('Z', '')}'`;
    await runner.query(
      'INSERT INTO settings (id, createdAt, updatedAt, name, value) ' +
        `VALUES ('00000000-0000-4000-8000-000000622000', ${now}, ${now}, 'periods', '{"files":${days}}')`,
    );
  }

  down(): Promise<void> {
    return Promise.resolve();
  }
}
