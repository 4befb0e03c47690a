import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { refusal } from '../../platform/errors/refused.js';
import { Job } from '../../platform/jobs/job.entity.js';
import { readList, type ListPage, type ListQuery, type ListDefinition } from '../../platform/list/read-list.js';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { isDuplicate, Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../audit/actor.js';
import { AuditService } from '../audit/audit.service.js';
import { SubscribersService } from '../subscribers/subscribers.service.js';
import { CampaignLetter, type LetterStatus } from './campaign-letter.entity.js';
import { CampaignRunner } from './campaign.runner.js';
import { CampaignSubjects } from './campaign.subjects.js';
import { Campaign, type CampaignStatus } from './campaign.entity.js';
import { campaignView, type AudienceView, type CampaignView, type LetterProgress } from './dto/campaign.view.js';
import type { StartCampaignDto } from './dto/start-campaign.dto.js';

const LIST: ListDefinition = {
  resource: 'campaigns',
  search: ['title'],
  equals: ['kind', 'status', 'recordId'],
  ranges: ['createdAt'],
  sortable: ['title', 'kind', 'status', 'recipients', 'createdAt', 'finishedAt'],
};

/**
 * People subscribe while staff read "Tell 120 subscribers?"; if their number grows by more than this, staff must
 * confirm again.
 */
const TOLERANCE = 0.1;

@Injectable()
export class CampaignsService {
  constructor(
    @InjectRepository(Campaign) private readonly campaigns: Repository<Campaign>,
    @InjectRepository(CampaignLetter) private readonly letters: Repository<CampaignLetter>,
    @InjectEnv() private readonly env: Env,
    private readonly transactions: Transactions,
    private readonly maillist: SubscribersService,
    private readonly subjects: CampaignSubjects,
    private readonly runner: CampaignRunner,
    private readonly audit: AuditService,
  ) {}

  /** How many subscribers a campaign would reach now, and how long that takes: shown before staff confirm. */
  async audience(): Promise<AudienceView> {
    const recipients = await this.maillist.count();
    const perMinute = this.env.CAMPAIGN_RATE;
    return { recipients, perMinute, minutes: Math.ceil(recipients / perMinute) };
  }

  /**
   * Starts a campaign to every subscriber. Nothing else does: approving an event or activating a publication mails
   * nobody.
   * @throws Refused when the event or publication is not public
   * @throws Refused when there are clearly more subscribers than were confirmed, or they were told already
   */
  async start(actor: Actor, { kind, recordId, recipients }: StartCampaignDto): Promise<CampaignView> {
    const title = (await this.subjects.find(kind, recordId))?.title;
    if (title === undefined) throw refusal('not-public', { kind });
    const now = await this.maillist.count();
    if (now === 0) throw refusal('no-subscribers');
    if (now > Math.ceil(recipients * (1 + TOLERANCE))) {
      throw refusal('subscribers-changed', { count: now });
    }
    const at = new Date();
    const campaign = this.campaigns.create({
      id: randomUUID(),
      createdAt: at,
      updatedAt: at,
      kind,
      recordId,
      title,
      status: 'RUNNING',
      recipients: now,
      cursor: '',
      batch: 0,
      finishedAt: null,
    });
    try {
      await this.transactions.run(async (tx) => {
        await tx.insert(Campaign, campaign);
        await this.runner.next(tx, campaign.id, 0);
        await this.audit.record(tx, actor, { ...about(campaign), action: 'start', after: { kind, recipients: now } });
      });
    } catch (error) {
      if (isDuplicate(error)) throw refusal('subscribers-told', { kind });
      throw error;
    }
    return this.get(campaign.id);
  }

  /**
   * Stops sending letters. Repeating it changes nothing.
   * @throws Refused for an unknown id
   * @throws Refused for a campaign that is over
   */
  pause(actor: Actor, id: string): Promise<CampaignView> {
    return this.move(actor, id, 'RUNNING', 'PAUSED');
  }

  /**
   * Continues a paused campaign. Repeating it changes nothing.
   * @throws Refused for an unknown id
   * @throws Refused for a campaign that is over
   */
  resume(actor: Actor, id: string): Promise<CampaignView> {
    return this.move(actor, id, 'PAUSED', 'RUNNING');
  }

  async page(query: ListQuery): Promise<ListPage<CampaignView>> {
    const page = await readList(this.campaigns, LIST, query);
    const progress = await this.progressOf(page.rows.map(({ id }) => id));
    return { ...page, rows: page.rows.map((row) => campaignView(row, progress.get(row.id))) };
  }

  /** @throws Refused for an unknown id */
  async get(id: string): Promise<CampaignView> {
    const campaign = await this.campaigns.findOneBy({ id });
    if (!campaign) throw notFound();
    return campaignView(campaign, (await this.progressOf([id])).get(id));
  }

  private async move(actor: Actor, id: string, from: CampaignStatus, to: CampaignStatus): Promise<CampaignView> {
    await this.transactions.run(async (tx) => {
      const moved = await tx.update(
        Campaign,
        { id, status: from },
        // A new batch number: the job of the batch before the pause may still be queued.
        { status: to, batch: () => 'batch + 1', updatedAt: new Date() },
      );
      const campaign = await tx.findOneBy(Campaign, { id });
      if (!campaign) throw notFound();
      if (!moved.affected) {
        if (campaign.status === to) return;
        throw refusal('campaign-ended');
      }
      if (to === 'RUNNING') await this.runner.next(tx, id, campaign.batch);
      await this.audit.record(tx, actor, {
        ...about(campaign),
        action: to === 'RUNNING' ? 'resume' : 'pause',
        before: { status: from },
        after: { status: to },
      });
    });
    return this.get(id);
  }

  /** How many letters of each campaign are in each state. */
  private async progressOf(ids: readonly string[]): Promise<Map<string, Map<LetterProgress, number>>> {
    const progress = new Map(ids.map((id) => [id, new Map<LetterProgress, number>()]));
    if (ids.length === 0) return progress;
    const ofCampaigns = () =>
      this.letters
        .createQueryBuilder('letter')
        .select('letter.campaignId', 'campaignId')
        .addSelect('COUNT(*)', 'count')
        .where({ campaignId: In(ids) })
        .groupBy('letter.campaignId');
    const byStatus = await ofCampaigns()
      .addSelect('letter.status', 'status')
      .addGroupBy('letter.status')
      .getRawMany<Counted & { status: LetterStatus }>();
    for (const { campaignId, status, count } of byStatus) progress.get(campaignId)!.set(status, Number(count));
    const dead = await ofCampaigns()
      .andWhere({ status: 'QUEUED' })
      .innerJoin(Job, 'job', "job.id = letter.jobId AND job.status = 'DEAD'")
      .getRawMany<Counted>();
    for (const { campaignId, count } of dead) {
      const letters = progress.get(campaignId)!;
      letters.set('DEAD', Number(count)).set('QUEUED', Math.max(0, (letters.get('QUEUED') ?? 0) - Number(count)));
    }
    return progress;
  }
}

interface Counted {
  readonly campaignId: string;
  readonly count: number | string;
}

const about = ({ id, title }: Campaign) => ({ resource: 'campaigns', recordId: id, label: title });

const notFound = () => refusal('campaign-not-found');
