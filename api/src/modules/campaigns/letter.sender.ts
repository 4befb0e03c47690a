import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { UnrecoverableError, JobRegistry, type JobRun } from '../../common/jobs/job-registry.js';
import { MailDelivery } from '../mail/mail.delivery.js';
import { MailKinds } from '../mail/mail.kinds.js';
import { SubscribersService } from '../subscribers/subscribers.service.js';
import { CampaignLetter } from './campaign-letter.entity.js';
import { Campaign } from './campaign.entity.js';
import { SEND_LETTER } from './campaign.jobs.js';
import { LETTER_OF } from './campaign.mail-kinds.js';
import { CampaignSubjects } from './campaign.subjects.js';
import { LetterRateLimit } from './letter.rate.js';

const LONGEST_ERROR = 2_000;

/** Sends one letter to one subscriber, if both campaign and subscriber still want it. */
@Injectable()
export class LetterSender implements OnModuleInit {
  constructor(
    @InjectRepository(CampaignLetter) private readonly letters: Repository<CampaignLetter>,
    private readonly registry: JobRegistry,
    private readonly maillist: SubscribersService,
    private readonly subjects: CampaignSubjects,
    private readonly templates: MailKinds,
    private readonly delivery: MailDelivery,
    private readonly rate: LetterRateLimit,
  ) {}

  onModuleInit(): void {
    this.registry.register(SEND_LETTER, ({ letterId, turn }, run) => this.send(letterId, turn, run));
  }

  private async send(id: string, turn: number, run: JobRun): Promise<void> {
    const letter = await this.letters.findOne({ where: { id, turn }, relations: { campaign: true } });
    // A dead letter's job that staff sent back finds it DEAD.
    if (!letter?.campaign || (letter.status !== 'QUEUED' && letter.status !== 'DEAD')) return;
    if (!(await this.mayLeave(letter.campaign))) return this.end(letter, { status: 'HELD' });
    const subscriber = await this.maillist.find(letter.subscriberId);
    if (!subscriber) return this.end(letter, { status: 'SKIPPED', lastError: null });
    // The first attempt has its time from the handing out; a repetition must not make the rate faster.
    if (run.attempt > 1) await this.rate.turn();
    try {
      const { kind, recordId } = letter.campaign;
      const content = await this.templates.write(LETTER_OF[kind].name, { recordId, subscriberId: subscriber.id });
      await this.delivery.deliver({ id, createdAt: letter.createdAt, to: subscriber.email }, content);
    } catch (error) {
      const lastError = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_ERROR);
      const isFinal = run.isLastAttempt || error instanceof UnrecoverableError;
      await this.end(letter, { lastError, ...(isFinal && { status: 'DEAD' as const }) });
      throw error;
    }
    await this.end(letter, { status: 'SENT', sentAt: new Date(), lastError: null });
  }

  private async mayLeave({ status, kind, recordId }: Campaign): Promise<boolean> {
    return status !== 'PAUSED' && (await this.subjects.titleOf(kind, recordId)) !== null;
  }

  private async end(
    { id, turn }: CampaignLetter,
    values: Partial<Pick<CampaignLetter, 'status' | 'sentAt' | 'lastError'>>,
  ): Promise<void> {
    await this.letters.update({ id, turn }, values);
  }
}
