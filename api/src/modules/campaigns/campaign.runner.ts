import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { Job } from '../../platform/jobs/job.entity.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import { JobRegistry } from '../../platform/jobs/job-registry.js';
import { Transactions } from '../../platform/database/transactions.js';
import { SubscribersService } from '../subscribers/subscribers.service.js';
import { CampaignLetter } from './campaign-letter.entity.js';
import { NEXT_BATCH, SEND_LETTER, type NextBatch } from './campaign.jobs.js';
import { CampaignSubjects } from './campaign.subjects.js';
import { Campaign } from './campaign.entity.js';
import { LetterRateLimiter, type Slots } from './letter.rate-limiter.js';

/** Letters per batch at most, so that the transaction locks only briefly. */
const BATCH_SIZE = 200;

/** The next batch starts this long before the letters of this one have all been sent, so that there is no gap. */
const EARLY_MS = 500;

/** How long to wait for the last letters before checking again whether all have ended. */
const FIRST_LOOK_MS = 1_000;
const MAX_LOOK_MS = 5 * 60_000;

/**
 * Queues letters to subscribers in batches of a second's worth. Each batch is one transaction that writes the letters,
 * their jobs, the progress and the job of the next batch: a crash loses nothing and repeats nothing.
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
    private readonly rate: LetterRateLimiter,
  ) {}

  onModuleInit(): void {
    this.registry.register(NEXT_BATCH, (payload) => this.queueBatch(payload));
  }

  /** Queues the job of a campaign's next batch. */
  async next(tx: EntityManager, campaignId: string, batch: number): Promise<void> {
    await this.jobs.add(tx, NEXT_BATCH, { campaignId, batch });
  }

  private async queueBatch({ campaignId: id, batch, looks = 0 }: NextBatch): Promise<void> {
    const isPublic = await this.isPublic(id);
    await this.transactions.run(async (tx) => {
      // Both locks are taken before the first read: a transaction may see data as old as its first read.
      await this.rate.lock(tx);
      if (!(await this.claimBatch(tx, id, batch))) return;
      if (!isPublic) return void (await tx.update(Campaign, { id }, { status: 'PAUSED' }));
      const campaign = await tx.findOneByOrFail(Campaign, { id });
      const { cursor, createdAt } = campaign;
      const held = await tx.find(CampaignLetter, { where: { campaignId: id, status: 'HELD' }, take: BATCH_SIZE });
      const subscribers = await this.maillist.idsAfter(tx, cursor, createdAt, BATCH_SIZE - held.length);
      const wanted = held.length + subscribers.length;
      if (wanted === 0) return this.finish(tx, campaign, looks);
      const slots = await this.rate.claim(tx, wanted);
      const released = held.slice(0, slots.times.length);
      await this.release(tx, released, slots);
      await this.write(tx, campaign, subscribers, slots.times.slice(released.length));
      const runAt = new Date(slots.nextAt.getTime() - EARLY_MS);
      await this.jobs.add(tx, NEXT_BATCH, { campaignId: id, batch: batch + 1 }, { runAt });
    });
  }

  private async isPublic(id: string): Promise<boolean> {
    const campaign = await this.campaigns.findOneBy({ id });
    return campaign !== null && (await this.subjects.find(campaign.kind, campaign.recordId)) !== null;
  }

  /** Locks the campaign for this batch; false when it is paused, or another job has queued the batch. */
  private async claimBatch(tx: EntityManager, id: string, batch: number): Promise<boolean> {
    const next = { batch: batch + 1, updatedAt: new Date() };
    return (await tx.update(Campaign, { id, batch, status: 'RUNNING' }, next)).affected === 1;
  }

  /** Queues letters again that were held while the campaign was paused. */
  private async release(tx: EntityManager, letters: readonly CampaignLetter[], { times }: Slots): Promise<void> {
    if (letters.length === 0) return;
    const jobIds = await this.addJobs(tx, letters, times);
    for (const [index, { id }] of letters.entries()) {
      await tx.update(CampaignLetter, { id, status: 'HELD' }, { status: 'QUEUED', jobId: jobIds[index]! });
    }
  }

  /** Writes the letters of as many subscribers as there are slots. */
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
    const jobIds = await this.addJobs(tx, letters, times);
    await tx.insert(
      CampaignLetter,
      letters.map((letter, index) => ({
        ...letter,
        campaignId: campaign.id,
        createdAt: now,
        status: 'QUEUED' as const,
        jobId: jobIds[index]!,
        sentAt: null,
      })),
    );
    await tx.update(Campaign, { id: campaign.id }, { cursor: readers.at(-1)! });
  }

  private addJobs(
    tx: EntityManager,
    letters: readonly { readonly id: string }[],
    times: readonly Date[],
  ): Promise<string[]> {
    const jobs = letters.map(({ id }, index) => ({ payload: { letterId: id }, runAt: times[index]! }));
    return this.jobs.addAll(tx, SEND_LETTER, jobs);
  }

  /** Checks again, at growing intervals, while letters are under way: a mail server may ask to retry in an hour. */
  private async finish(tx: EntityManager, { id, batch }: Campaign, looks: number): Promise<void> {
    const underWay = tx
      .createQueryBuilder(CampaignLetter, 'letter')
      .innerJoin(Job, 'job', "job.id = letter.jobId AND job.status <> 'DEAD'")
      .where({ campaignId: id, status: 'QUEUED' });
    if (await underWay.getExists()) {
      const runAt = new Date(Date.now() + Math.min(FIRST_LOOK_MS * 2 ** looks, MAX_LOOK_MS));
      await this.jobs.add(tx, NEXT_BATCH, { campaignId: id, batch, looks: looks + 1 }, { runAt });
    } else await tx.update(Campaign, { id }, { status: 'DONE', finishedAt: new Date() });
  }
}
