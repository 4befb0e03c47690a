import { Entity, Index } from 'typeorm';
import { z } from 'zod';
import { FlagColumn, JsonColumn, RefColumn, TextColumn, TimeColumn } from '../database/columns.js';
import { CreatedEntity } from '../database/base-entities.js';

/** Stands where a response was that named somebody who has been erased since. Many calls have no response to keep. */
export const ERASED_ANSWER = { answerErased: true } as const;

export const isErasedAnswer = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'answerErased' in answer;

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
