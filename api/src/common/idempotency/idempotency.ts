import { createHash, randomUUID } from 'node:crypto';
import {
  ConflictException,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { DataSource, In, LessThan, Repository, type EntityManager } from 'typeorm';
import { failureOf } from '../logging/failure.js';
import { InjectProcessKind, type ProcessKind } from '../process-kind.js';
import { Lease } from '../../database/lease.js';
import { isDuplicate } from '../../database/transactions.js';
import { IdempotencyRecord } from './idempotency-record.entity.js';

/** A call that has not answered after this long is taken to have died; its key may be used again. */
const RUNNING_MS = 30_000;
/** How long a process that died is taken for alive, and how often one that is at work says that it lives. */
const LIFE_S = 5;
const SHOW_EVERY_MS = 1_500;
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
  private readonly owner = randomUUID();
  private readonly lease: Lease;
  private underWay = 0;
  private shownAt = -Infinity;
  private showing: Promise<unknown> = Promise.resolve();
  private showingTimer: NodeJS.Timeout | undefined;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectRepository(IdempotencyRecord) private readonly records: Repository<IdempotencyRecord>,
    @InjectProcessKind() private readonly kind: ProcessKind,
  ) {
    this.lease = new Lease(dataSource, this.owner, LIFE_S);
  }

  onApplicationBootstrap(): void {
    if (this.kind !== 'web') return;
    const forget = () => {
      this.forgetting = this.forgetExpired().catch((error: unknown) =>
        this.logger.error(`Could not forget old answers: ${failureOf(error)}`),
      );
    };
    this.timer = setInterval(forget, FORGET_EVERY_MS).unref();
    forget();
    const show = () => this.underWay > 0 && this.showLife().catch(() => undefined);
    this.showingTimer = setInterval(show, SHOW_EVERY_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    clearInterval(this.showingTimer);
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
    await Lease.deleteExpired(this.dataSource);
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
    this.underWay += 1;
    try {
      await this.showLife();
      const claim = await this.claim(keyHash, bodyHash);
      return 'answer' in claim ? (claim.answer as T) : await this.work(claim.id, work);
    } finally {
      this.underWay -= 1;
    }
  }

  private async work<T>(id: string, work: (remember: Remember) => Promise<T>): Promise<T> {
    let isRemembered = false;
    try {
      const result = await work(async (tx, answer) => {
        await remember(tx, id, answer);
        isRemembered = true;
      });
      if (!isRemembered) await this.dropClaim(id);
      return result;
    } catch (error) {
      await this.dropClaim(id);
      throw error;
    }
  }

  /** Lets the key be used again; where that fails, its time does. */
  private async dropClaim(id: string): Promise<void> {
    try {
      await this.records.delete({ id, isFinished: false });
    } catch (error) {
      this.logger.warn(`Could not drop a claim: ${failureOf(error)}`);
    }
  }

  private async claim(keyHash: string, bodyHash: string): Promise<{ id: string } | { answer: unknown }> {
    const mine = {
      id: randomUUID(),
      keyHash,
      bodyHash,
      owner: this.owner,
      isFinished: false,
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + RUNNING_MS),
    };
    if (await this.insert(mine)) return mine;
    const first = await this.records.findOneBy({ keyHash });
    if (!first) throw running();
    const isOver = first.expiresAt < new Date();
    if (!isOver && first.bodyHash !== bodyHash) {
      throw new ConflictException('This Idempotency-Key was used with another request.');
    }
    if (!isOver && first.isFinished) return { answer: first.answer };
    if (!isOver && !(await this.isLeftBehind(first))) throw running();
    const { affected } = await this.records.update({ id: first.id, isFinished: first.isFinished }, {
      ...mine,
      answer: null,
    } as object);
    if (affected !== 1) throw running();
    return mine;
  }

  /** @returns false when the key is in use */
  private async insert(record: Omit<IdempotencyRecord, 'answer'>): Promise<boolean> {
    try {
      await this.records.createQueryBuilder().insert().values(record).updateEntity(false).execute();
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  /** Whether the process that ran the call died. One that lost its claim so keeps nothing: {@link remember}. */
  private async isLeftBehind({ owner }: IdempotencyRecord): Promise<boolean> {
    if (owner === null || owner === this.owner) return false;
    return !(await Lease.isHeld(this.dataSource, owner));
  }

  /** Others may take over the claims of a process that has not shown life for {@link LIFE_S} seconds. */
  private showLife(): Promise<unknown> {
    if (performance.now() - this.shownAt > SHOW_EVERY_MS) {
      this.shownAt = performance.now();
      this.showing = this.lease.acquire().catch((error: unknown) => {
        this.shownAt = -Infinity;
        throw error;
      });
    }
    return this.showing;
  }
}

const running = () => new ConflictException('A request with this Idempotency-Key is still running.');

async function remember(tx: EntityManager, id: string, answer: unknown): Promise<void> {
  const kept = await tx.update(IdempotencyRecord, { id, isFinished: false }, {
    isFinished: true,
    answer,
    expiresAt: new Date(Date.now() + REMEMBERED_MS),
  } as object);
  if (!kept.affected) throw new ConflictException('This request took too long, please try again.');
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
