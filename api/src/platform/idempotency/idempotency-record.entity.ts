import { Entity, Index } from 'typeorm';
import { z } from 'zod';
import { FlagColumn, JsonColumn, RefColumn, TextColumn, TimeColumn } from '../database/columns.js';
import { CreatedEntity } from '../database/base-entities.js';

/** The response to a call with an `Idempotency-Key`, so that repeating the call changes nothing (rules/errors 7). */
@Entity('idempotency_records')
@Index('idempotency_records_expiry', ['expiresAt'])
export class IdempotencyRecord extends CreatedEntity {
  /** SHA-256 of the route and the key, hexadecimal. */
  @Index('idempotency_records_key', { unique: true })
  @TextColumn(64)
  keyHash: string;

  /** SHA-256 of the body, hexadecimal. */
  @TextColumn(64)
  bodyHash: string;

  /** The process that runs the call; null for records older than this column. */
  @RefColumn({ nullable: true })
  owner: string | null;

  @FlagColumn(false)
  isFinished: boolean;

  @JsonColumn(z.unknown(), () => null, { nullable: true })
  answer: unknown;

  @TimeColumn()
  expiresAt: Date;
}
