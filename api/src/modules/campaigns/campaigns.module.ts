import { Module } from '@nestjs/common';
import { EventsModule } from '../events/events.module.js';
import { MaillistModule } from '../maillist/maillist.module.js';
import { PublicationsModule } from '../publications/publications.module.js';
import { CampaignRunner } from './campaign.runner.js';
import { CampaignSubjects } from './campaign.subjects.js';
import { CampaignsAdminController } from './campaigns.admin.controller.js';
import { CampaignMails } from './campaigns.mails.js';
import { CampaignsService } from './campaigns.service.js';
import { LetterPace } from './letter-pace.js';
import { LetterSender } from './letter.sender.js';

@Module({
  imports: [EventsModule, MaillistModule, PublicationsModule],
  controllers: [CampaignsAdminController],
  providers: [CampaignMails, CampaignRunner, CampaignsService, CampaignSubjects, LetterPace, LetterSender],
})
export class CampaignsModule {}
