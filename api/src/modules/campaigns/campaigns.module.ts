import { Module } from '@nestjs/common';
import { EventsModule } from '../events/events.module.js';
import { SubscribersModule } from '../subscribers/subscribers.module.js';
import { PublicationsModule } from '../publications/publications.module.js';
import { CampaignRunner } from './campaign.runner.js';
import { CampaignSubjects } from './campaign.subjects.js';
import { CampaignsBackofficeController } from './campaigns.backoffice.controller.js';
import { CampaignMails } from './campaign.mails.js';
import { CampaignsService } from './campaigns.service.js';
import { LetterRateLimit } from './letter.rate.js';
import { LetterSender } from './letter.sender.js';

@Module({
  imports: [EventsModule, SubscribersModule, PublicationsModule],
  controllers: [CampaignsBackofficeController],
  providers: [CampaignMails, CampaignRunner, CampaignsService, CampaignSubjects, LetterRateLimit, LetterSender],
})
export class CampaignsModule {}
