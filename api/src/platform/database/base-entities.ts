import { randomUUID } from 'node:crypto';
import { BeforeInsert, BeforeUpdate } from 'typeorm';
import { IdColumn, TimeColumn } from './columns.js';

/**
 * What every record has: a random id (rules/api 6) and its creation time. Both are set here and not by the database:
 * the id is known before the insert, and both databases keep milliseconds.
 */
export abstract class CreatedEntity {
  @IdColumn()
  id: string;

  @TimeColumn()
  createdAt: Date;

  @BeforeInsert()
  protected stampCreation(): void {
    this.id ??= randomUUID();
    this.createdAt ??= new Date();
  }
}

/** A record that also stores when it was last changed. */
export abstract class TimestampedEntity extends CreatedEntity {
  @TimeColumn()
  updatedAt: Date;

  @BeforeInsert()
  @BeforeUpdate()
  protected stampChange(): void {
    // Always later than the previous value, even if the clock was set back: editors use it to tell which version they
    // have seen.
    const before = this.updatedAt?.getTime() ?? 0;
    this.updatedAt = new Date(Math.max(Date.now(), before + 1));
  }
}
