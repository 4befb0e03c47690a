import { createHash, randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { DataSource, In, LessThan, Repository, type EntityManager } from 'typeorm';
import { daysOf } from '@imisozi/core/privacy/periods';
import { INTERVALS } from '../../config/intervals.js';
import { refusal } from '../errors/refused.js';
import { failureOf } from '../logging/failure.js';
import { EveryInterval } from '../schedule/every-interval.js';
import { Batches } from '../database/batches.js';
import { gatherWrite } from '../database/gathered-writes.js';
import { Lease } from '../database/lease.js';
import { isDuplicate } from '../database/transactions.js';
import { IdempotencyRecord, isErasedAnswer } from './idempotency-record.entity.js';

/** A call that has not finished after this long counts as dead; its key may be used again. */
const RUNNING_MS = 30_000;
/** How long the lease of a process lasts. */
const LEASE_S = 5;
const RENEW_EVERY_MS = INTERVALS['renew the lease of calls in progress'].everyMs;
const REMEMBERED_MS = daysOf('answers') * 24 * 60 * 60_000;
/** Records deleted at a time: other writers wait only briefly. */
const DELETE_BATCH = 500;

/** A call that carries an `Idempotency-Key`. */
export interface KeyedCall {
  /** The route, so that the same key may be used on several routes. */
  readonly route: string;
  /** As the client sent it; without a key every call runs. */
  readonly key: string | undefined;
  readonly body: unknown;
}

/** Saves the response in the transaction that makes the call's changes. */
export type Remember = (tx: EntityManager, answer: unknown) => void;

type Claim = Omit<IdempotencyRecord, 'answer'>;

/** Returns the first response again when a call is repeated (rules/errors 7). */
@Injectable()
export class Idempotency {
  private readonly logger = new Logger('Idempotency');
  private readonly owner = randomUUID();
  private readonly lease: Lease;
  private readonly claims = new Batches((claims: readonly Claim[]) => this.insert(claims));
  /** Claims of calls that this process is running. */
  private readonly inProgress = new Set<string>();
  /** Claims that could not be deleted, because the database was unavailable. */
  private readonly undropped = new Set<string>();
  private renewedAt = -Infinity;
  private renewal: Promise<unknown> = Promise.resolve();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectRepository(IdempotencyRecord) private readonly records: Repository<IdempotencyRecord>,
  ) {
    this.lease = new Lease(dataSource, this.owner, LEASE_S);
  }

  /** Deletes expired responses: they contain names, telephone numbers and addresses. */
  @EveryInterval('delete expired idempotency records')
  async deleteExpired(stopping?: AbortSignal): Promise<void> {
    const expired = { expiresAt: LessThan(new Date()) };
    for (let more = true; more && !stopping?.aborted;) {
      const some = await this.records.find({ select: { id: true }, where: expired, take: DELETE_BATCH });
      if (some.length > 0) await this.records.delete({ id: In(some.map(({ id }) => id)), ...expired });
      more = some.length === DELETE_BATCH;
    }
    await Lease.deleteExpired(this.dataSource);
  }

  /**
   * Runs `work` once per key. `work` must call `remember` in the transaction that makes its changes; if it does not
   * call it, the key may be used again.
   * @throws Refused when the first call with the key is still running, had another body, or its answer was erased
   */
  async once<T>(call: KeyedCall, work: (remember: Remember) => Promise<T>): Promise<T> {
    if (!call.key) return work(() => undefined);
    const mine = {
      id: randomUUID(),
      keyHash: sha256(`${call.route} ${call.key}`),
      bodyHash: sha256(JSON.stringify(call.body)),
      owner: this.owner,
      isFinished: false,
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + RUNNING_MS),
    };
    this.inProgress.add(mine.id);
    try {
      await this.renewLease();
      const claim = await this.claim(mine);
      return 'answer' in claim ? (claim.answer as T) : await this.work(claim.id, work);
    } finally {
      this.inProgress.delete(mine.id);
    }
  }

  private async work<T>(id: string, work: (remember: Remember) => Promise<T>): Promise<T> {
    let isRemembered = false;
    try {
      const result = await work((tx, answer) => {
        gatherWrite(tx, keepAnswers, { id, answer });
        isRemembered = true;
      });
      if (!isRemembered) await this.dropClaim(id);
      return result;
    } catch (error) {
      await this.dropClaim(id);
      throw error;
    }
  }

  /** Lets the key be used again; while the deletion fails, only this process may reuse it. */
  private async dropClaim(id: string): Promise<void> {
    this.undropped.add(id);
    try {
      await this.dropClaims([id]);
    } catch (error) {
      this.logger.warn(`Could not drop a claim: ${failureOf(error)}`);
    }
  }

  @EveryInterval('renew the lease of calls in progress')
  async renewWhileBusy(): Promise<void> {
    // The next call that needs the lease fails with the reason.
    if (this.inProgress.size > 0) await this.renewLease().catch(() => undefined);
  }

  @EveryInterval('drop claims of failed calls')
  async dropAgain(): Promise<void> {
    if (this.undropped.size > 0) await this.dropClaims([...this.undropped]);
  }

  private async dropClaims(ids: readonly string[]): Promise<void> {
    await this.records.delete({ id: In([...ids]), isFinished: false });
    for (const id of ids) this.undropped.delete(id);
  }

  private async claim(mine: Claim): Promise<{ id: string } | { answer: unknown }> {
    const { keyHash, bodyHash } = mine;
    if (await this.claims.add(mine)) return mine;
    const first = await this.records.findOneBy({ keyHash });
    if (!first) throw running();
    const isOver = first.expiresAt < new Date();
    if (!isOver && first.bodyHash !== bodyHash) {
      throw refusal('idempotency-key-reused');
    }
    if (!isOver && first.isFinished) {
      if (isErasedAnswer(first.answer)) throw refusal('request-answer-erased');
      return { answer: first.answer };
    }
    if (!isOver && !(await this.isAbandoned(first))) throw running();
    const { affected } = await this.records.update({ id: first.id, isFinished: first.isFinished }, {
      ...mine,
      answer: null,
    } as object);
    if (affected !== 1) throw running();
    return mine;
  }

  /** @returns for each claim, whether it was stored or its key is in use */
  private async insert(claims: readonly Claim[]): Promise<PromiseSettledResult<boolean>[]> {
    try {
      await this.records
        .createQueryBuilder()
        .insert()
        .values([...claims])
        .updateEntity(false)
        .execute();
      return claims.map(() => ({ status: 'fulfilled', value: true }));
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
    if (claims.length === 1) return [{ status: 'fulfilled', value: false }];
    return (await Promise.all(claims.map((claim) => this.insert([claim])))).flat();
  }

  /**
   * Whether the call failed here, or the process that ran it died. If it is alive and only lost its lease,
   * {@link keepAnswers} rolls its call back.
   */
  private async isAbandoned({ id, owner }: IdempotencyRecord): Promise<boolean> {
    if (owner === this.owner) return !this.inProgress.has(id);
    if (owner === null) return false;
    return !(await Lease.isHeld(this.dataSource, owner));
  }

  /** When the lease of a process has expired, others may take over its claims. */
  private renewLease(): Promise<unknown> {
    if (performance.now() - this.renewedAt > RENEW_EVERY_MS) {
      this.renewedAt = performance.now();
      this.renewal = this.lease.acquire().catch((error: unknown) => {
        this.renewedAt = -Infinity;
        throw error;
      });
    }
    return this.renewal;
  }
}

const running = () => refusal('request-in-progress');

async function keepAnswers(tx: EntityManager, answers: readonly { id: string; answer: unknown }[]): Promise<void> {
  const cases = answers.map((_, index) => `WHEN :id${index} THEN :answer${index}`).join(' ');
  const parameters = answers.flatMap(({ id, answer }, index) => [
    [`id${index}`, id],
    [`answer${index}`, JSON.stringify(answer)],
  ]);
  const { affected } = await tx
    .createQueryBuilder()
    .update(IdempotencyRecord)
    .set({
      isFinished: true,
      answer: () => `CASE id ${cases} END`,
      expiresAt: new Date(Date.now() + REMEMBERED_MS),
    })
    .where({ id: In(answers.map(({ id }) => id)), isFinished: false })
    .setParameters(Object.fromEntries(parameters) as object)
    .execute();
  if (affected !== answers.length) throw refusal('request-too-long');
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
