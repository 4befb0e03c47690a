import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager } from 'typeorm';
import { JobQueue } from '../../common/jobs/job-queue.js';
import { JobRegistry } from '../../common/jobs/job-registry.js';
import { Transactions } from '../../database/transactions.js';
import { SubscribersService } from '../subscribers/subscribers.service.js';
import { CampaignLetter } from './campaign-letter.entity.js';
import { HAND_OUT, SEND_LETTER, type HandOut } from './campaign.jobs.js';
import { CampaignSubjects } from './campaign.subjects.js';
import { Campaign } from './campaign.entity.js';
import { LetterRateLimit, type Slots } from './letter.rate.js';

/** What one turn hands out at most: a transaction that locks for a moment only. */
const BATCH = 200;

/** The next turn begins before the letters of this one have all left, so that none waits. */
const EARLY_MS = 500;

/** How long to wait for the last letters before looking again whether all have ended. */
const FIRST_LOOK_MS = 1_000;
const LONGEST_LOOK_MS = 5 * 60_000;

/**
 * Gives subscribers their letters, a second's worth at a time. Each turn is one transaction that writes the letters,
 * their jobs, how far it came and the job of the next turn: a crash loses nothing and repeats nothing.
 */
@Injectable()
export class CampaignRunner implements OnModuleInit {
  constructor(
    @InjectRepository(Campaign) private readonly campaigns: Repository<Campaign>,
    private readonly registry: JobRegistry,
    private readonly jobs: JobQueue,
    private readonly transactions: Transactions,
    private readonly maillist: SubscribersService,
    private readonly subjects: CampaignSubjects,
    private readonly rate: LetterRateLimit,
  ) {}

  onModuleInit(): void {
    this.registry.register(HAND_OUT, (payload) => this.handOut(payload));
  }

  /** Promises the next turn of a campaign. */
  next(tx: EntityManager, campaignId: string, turn: number): Promise<void> {
    return this.jobs.add(tx, HAND_OUT, { campaignId, turn });
  }

  private async handOut({ campaignId: id, turn, looks = 0 }: HandOut): Promise<void> {
    const isPublic = await this.isPublic(id);
    await this.transactions.run(async (tx) => {
      // Both locks come before anything is read: what a transaction reads is as old as its first read.
      await this.rate.lock(tx);
      if (!(await this.takeTurn(tx, id, turn))) return;
      if (!isPublic) return void (await tx.update(Campaign, { id }, { status: 'PAUSED' }));
      const campaign = await tx.findOneByOrFail(Campaign, { id });
      const { cursor, createdAt } = campaign;
      const held = await tx.find(CampaignLetter, { where: { campaignId: id, status: 'HELD' }, take: BATCH });
      const subscribers = await this.maillist.idsAfter(tx, cursor, createdAt, BATCH - held.length);
      const wanted = held.length + subscribers.length;
      if (wanted === 0) return this.finish(tx, campaign, looks);
      const slots = await this.rate.take(tx, wanted);
      const released = held.slice(0, slots.times.length);
      await this.release(tx, released, slots);
      await this.write(tx, campaign, subscribers, slots.times.slice(released.length));
      const runAt = new Date(slots.nextAt.getTime() - EARLY_MS);
      await this.jobs.add(tx, HAND_OUT, { campaignId: id, turn: turn + 1 }, { runAt });
    });
  }

  private async isPublic(id: string): Promise<boolean> {
    const campaign = await this.campaigns.findOneBy({ id });
    return campaign !== null && (await this.subjects.titleOf(campaign.kind, campaign.recordId)) !== null;
  }

  /** Locks the campaign for this turn; false when it is paused, or another job had the turn. */
  private async takeTurn(tx: EntityManager, id: string, turn: number): Promise<boolean> {
    const taken = await tx.update(Campaign, { id, turn, status: 'RUNNING' }, { turn: turn + 1, updatedAt: new Date() });
    return taken.affected === 1;
  }

  /** Queues letters again that were held while the campaign was paused. */
  private async release(tx: EntityManager, letters: readonly CampaignLetter[], { times }: Slots): Promise<void> {
    if (letters.length === 0) return;
    const ids = letters.map(({ id }) => id);
    await tx.update(CampaignLetter, { id: In(ids), status: 'HELD' }, { status: 'QUEUED', turn: () => 'turn + 1' });
    await this.jobs.addAll(
      tx,
      SEND_LETTER,
      letters.map(({ id, turn }, index) => ({ payload: { letterId: id, turn: turn + 1 }, runAt: times[index]! })),
    );
  }

  /** Writes the letters of as many subscribers as there are times. */
  private async write(
    tx: EntityManager,
    campaign: Campaign,
    subscribers: readonly string[],
    times: readonly Date[],
  ): Promise<void> {
    const readers = subscribers.slice(0, times.length);
    if (readers.length === 0) return;
    const now = new Date();
    const letters = readers.map((subscriberId) => ({ id: randomUUID(), subscriberId }));
    await tx.insert(
      CampaignLetter,
      letters.map((letter) => ({
        ...letter,
        campaignId: campaign.id,
        createdAt: now,
        status: 'QUEUED' as const,
        turn: 0,
        lastError: null,
        sentAt: null,
      })),
    );
    await this.jobs.addAll(
      tx,
      SEND_LETTER,
      letters.map(({ id }, index) => ({ payload: { letterId: id, turn: 0 }, runAt: times[index]! })),
    );
    await tx.update(Campaign, { id: campaign.id }, { cursor: readers.at(-1)! });
  }

  /** Looks again, later and later, while letters are under way: a mail server may ask to come back in an hour. */
  private async finish(tx: EntityManager, { id, turn }: Campaign, looks: number): Promise<void> {
    if (await tx.existsBy(CampaignLetter, { campaignId: id, status: 'QUEUED' })) {
      const runAt = new Date(Date.now() + Math.min(FIRST_LOOK_MS * 2 ** looks, LONGEST_LOOK_MS));
      return this.jobs.add(tx, HAND_OUT, { campaignId: id, turn, looks: looks + 1 }, { runAt });
    }
    await tx.update(Campaign, { id }, { status: 'DONE', finishedAt: new Date() });
  }
}
