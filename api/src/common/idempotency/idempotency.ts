import { createHash, randomUUID } from 'node:crypto';
import {
  ConflictException,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, Repository, type EntityManager } from 'typeorm';
import { failureOf } from '../logging/failure.js';
import { InjectProcessKind, type ProcessKind } from '../process-kind.js';
import { isDuplicate } from '../../database/transactions.js';
import { IdempotencyRecord } from './idempotency-record.entity.js';

/** A call that has not answered after this long is taken to have died; its key may be used again. */
const RUNNING_MS = 30_000;
const REMEMBERED_MS = 24 * 60 * 60_000;
const FORGET_EVERY_MS = 60 * 60_000;
/** What is deleted at a time: others wait for it no longer than a moment. */
const FORGET_AT_ONCE = 500;

/** A call that carries an `Idempotency-Key`. */
export interface KeyedCall {
  /** The route, so that one key may be used on several. */
  readonly route: string;
  /** As the client sent it; absent: every call counts. */
  readonly key: string | undefined;
  readonly body: unknown;
}

/** Writes the answer beside what the call changed, in its transaction. */
export type Remember = (tx: EntityManager, answer: unknown) => Promise<void>;

/** Makes a repeated call answer what the first one did (contract 4). */
@Injectable()
export class Idempotency implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Idempotency');
  private timer: NodeJS.Timeout | undefined;
  private forgetting: Promise<void> | undefined;
  private stopped = false;

  constructor(
    @InjectRepository(IdempotencyRecord) private readonly records: Repository<IdempotencyRecord>,
    @InjectProcessKind() private readonly kind: ProcessKind,
  ) {}

  onApplicationBootstrap(): void {
    if (this.kind !== 'web') return;
    const forget = () => {
      this.forgetting = this.forgetExpired().catch((error: unknown) =>
        this.logger.error(`Could not forget old answers: ${failureOf(error)}`),
      );
    };
    this.timer = setInterval(forget, FORGET_EVERY_MS).unref();
    forget();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.forgetting;
  }

  /** Deletes the answers whose time is over: they hold names, telephone numbers and addresses. */
  async forgetExpired(): Promise<void> {
    const expired = { expiresAt: LessThan(new Date()) };
    for (let more = true; more && !this.stopped;) {
      const some = await this.records.find({ select: { id: true }, where: expired, take: FORGET_AT_ONCE });
      if (some.length > 0) await this.records.delete({ id: In(some.map(({ id }) => id)), ...expired });
      more = some.length === FORGET_AT_ONCE;
    }
  }

  /**
   * Runs `work` once for each key. `work` must call `remember` in the transaction that makes its changes; what it does
   * without is nothing that could not be done again.
   * @throws ConflictException when the first call with the key is still running, or had another body
   */
  async once<T>(call: KeyedCall, work: (remember: Remember) => Promise<T>): Promise<T> {
    if (!call.key) return work(async () => undefined);
    const keyHash = sha256(`${call.route} ${call.key}`);
    const bodyHash = sha256(JSON.stringify(call.body));
    const claim = await this.claim(keyHash, bodyHash);
    if ('answer' in claim) return claim.answer as T;
    try {
      return await work((tx, answer) => remember(tx, claim.id, answer));
    } finally {
      await this.records.delete({ id: claim.id, isFinished: false });
    }
  }

  private async claim(keyHash: string, bodyHash: string): Promise<{ id: string } | { answer: unknown }> {
    await this.records.delete({ keyHash, expiresAt: LessThan(new Date()) });
    const id = randomUUID();
    try {
      await this.records.insert({
        id,
        keyHash,
        bodyHash,
        isFinished: false,
        createdAt: new Date(),
        expiresAt: new Date(Date.now() + RUNNING_MS),
      });
      return { id };
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
    const first = await this.records.findOneBy({ keyHash });
    if (first && first.bodyHash !== bodyHash) {
      throw new ConflictException('This Idempotency-Key was used with another request.');
    }
    if (!first?.isFinished) {
      throw new ConflictException('A request with this Idempotency-Key is still running.');
    }
    return { answer: first.answer };
  }
}

async function remember(tx: EntityManager, id: string, answer: unknown): Promise<void> {
  const kept = await tx.update(IdempotencyRecord, { id, isFinished: false }, {
    isFinished: true,
    answer,
    expiresAt: new Date(Date.now() + REMEMBERED_MS),
  } as object);
  if (!kept.affected) throw new ConflictException('This request took too long, please try again.');
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
