import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { JobRegistry, type JobRun } from '../../platform/jobs/job-registry.js';
import { MailKinds } from '../mail/mail.kinds.js';
import { MailSender } from '../mail/mail.sender.js';
import { inLanguage } from '../../texts/reader.js';
import { SubscribersService } from '../subscribers/subscribers.service.js';
import { CampaignLetter } from './campaign-letter.entity.js';
import { Campaign } from './campaign.entity.js';
import { SEND_LETTER } from './campaign.jobs.js';
import { letterKind } from './campaign.mails.js';
import { CampaignSubjects } from './campaign.subjects.js';
import { LetterRateLimiter } from './letter.rate-limiter.js';

/** Sends one letter to one subscriber, unless the campaign was paused or the subscriber has left. */
@Injectable()
export class LetterSender implements OnModuleInit {
  constructor(
    @InjectRepository(CampaignLetter) private readonly letters: Repository<CampaignLetter>,
    private readonly registry: JobRegistry,
    private readonly maillist: SubscribersService,
    private readonly subjects: CampaignSubjects,
    private readonly kinds: MailKinds,
    private readonly mail: MailSender,
    private readonly rate: LetterRateLimiter,
  ) {}

  onModuleInit(): void {
    this.registry.register(SEND_LETTER, ({ letterId }, run) => this.send(letterId, run));
  }

  private async send(id: string, run: JobRun): Promise<void> {
    const letter = await this.letters.findOne({ where: { id, jobId: run.jobId }, relations: { campaign: true } });
    if (!letter?.campaign || letter.status !== 'QUEUED') return;
    const end = (values: Partial<Pick<CampaignLetter, 'status' | 'sentAt'>>) =>
      run.onDone((tx) => tx.update(CampaignLetter, { id, jobId: run.jobId }, values));
    if (!(await this.mayLeave(letter.campaign))) return end({ status: 'HELD' });
    const subscriber = await this.maillist.find(letter.subscriberId);
    if (!subscriber) return end({ status: 'SKIPPED' });
    // The first attempt has its slot from the batch; a retry must not exceed the rate.
    if (run.attempt > 1) await this.rate.waitForSlot();
    const { kind, recordId } = letter.campaign;
    const content = await inLanguage(subscriber.language, () =>
      this.kinds.write(letterKind(kind).name, { recordId, subscriberId: subscriber.id }),
    );
    await this.mail.deliver({ id, createdAt: letter.createdAt, to: subscriber.email }, content, run);
    end({ status: 'SENT', sentAt: new Date() });
  }

  private async mayLeave({ status, kind, recordId }: Campaign): Promise<boolean> {
    return status !== 'PAUSED' && (await this.subjects.find(kind, recordId)) !== null;
  }
}
