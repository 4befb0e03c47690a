import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { Transactions } from '../database/transactions.js';
import { runsByTheClock } from '../schedule/by-the-clock.js';
import { EveryInterval } from '../schedule/every-interval.js';
import { BackupRun } from './backup-run.entity.js';

/** What becomes of all that a restore holds back. */
export type HoldDecision = 'release' | 'drop';

const STATES = { release: 'RELEASED', drop: 'DROPPED' } as const;

/** A kind of things that leave the product, such as jobs, and can be held back. */
export interface HeldKind {
  /** How many are held, by words for the operator: `mail/send`. */
  counts(): Promise<Readonly<Record<string, number>>>;
  /** @param restoredAt whatever came later is not of the backup */
  decide(tx: EntityManager, decision: HoldDecision, restoredAt: Date): Promise<void>;
}

/**
 * After a restore nothing leaves the product that was queued before, nor what it does by the clock, because it may have
 * left already between the backup and its loss: the owner decides about it once, by a command (rules/operating 13).
 * What visitors and staff do meanwhile goes out as always.
 */
@Injectable()
export class RestoreHold implements OnModuleInit {
  private readonly kinds: HeldKind[] = [];
  private held = false;

  constructor(
    @InjectRepository(BackupRun) private readonly runs: Repository<BackupRun>,
    private readonly transactions: Transactions,
  ) {}

  register(kind: HeldKind): void {
    this.kinds.push(kind);
  }

  async onModuleInit(): Promise<void> {
    this.held = await this.isUndecided();
  }

  /** Whether the owner has not decided yet. */
  get isHeld(): boolean {
    return this.held;
  }

  /** Whether what is being done right now may not leave the product: work by the clock. */
  get holdsThis(): boolean {
    return this.held && runsByTheClock();
  }

  /** A hold can end, and never begin, while a process runs: without one nothing is asked. */
  @EveryInterval('see whether what a restore holds was decided')
  async look(): Promise<void> {
    if (!this.held || (await this.isUndecided())) return;
    this.held = false;
    // What this process has held back since the decision shares it.
    const last = await this.last();
    const decision = last?.state === 'DROPPED' ? 'drop' : 'release';
    if (last) await this.transactions.run((tx) => this.decideAll(tx, decision, last.createdAt));
  }

  /** What is held, by words for the operator. */
  async counts(): Promise<Readonly<Record<string, number>>> {
    const all = await Promise.all(this.kinds.map((kind) => kind.counts()));
    return Object.assign({}, ...all) as Record<string, number>;
  }

  /** @returns false if nothing is held, or somebody else has decided */
  async decide(decision: HoldDecision): Promise<boolean> {
    const last = await this.last();
    if (!last) return false;
    return this.transactions.run(async (tx) => {
      const change = { state: STATES[decision], endedAt: new Date() };
      const { affected } = await tx.update(BackupRun, { kind: 'restore', state: 'HELD' }, change);
      if (!affected) return false;
      await this.decideAll(tx, decision, last.createdAt);
      return true;
    });
  }

  private async decideAll(tx: EntityManager, decision: HoldDecision, restoredAt: Date): Promise<void> {
    for (const kind of this.kinds) await kind.decide(tx, decision, restoredAt);
  }

  private last(): Promise<BackupRun | null> {
    return this.runs.findOne({ where: { kind: 'restore' }, order: { createdAt: 'DESC' } });
  }

  private isUndecided(): Promise<boolean> {
    return this.runs.existsBy({ kind: 'restore', state: 'HELD' });
  }
}
