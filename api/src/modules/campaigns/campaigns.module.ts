import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SubscribersModule } from '../subscribers/subscribers.module.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { CampaignRunner } from './campaign.runner.js';
import { CampaignSubjects } from './campaign.subjects.js';
import { CampaignsBackofficeController } from './campaigns.backoffice.controller.js';
import { CampaignMails } from './campaign.mails.js';
import { CampaignsService } from './campaigns.service.js';
import { LetterRateLimiter } from './letter.rate-limiter.js';
import { LetterSender } from './letter.sender.js';
import { Campaign } from './campaign.entity.js';
import { CampaignLetter } from './campaign-letter.entity.js';
import { LetterRate } from './letter-rate.entity.js';
import { LettersOfPeople } from './letters.of-people.js';

@Module({
  imports: [TypeOrmModule.forFeature([Campaign, CampaignLetter, LetterRate]), SubscribersModule, TranslationsModule],
  controllers: [CampaignsBackofficeController],
  providers: [
    LettersOfPeople,
    CampaignMails,
    CampaignRunner,
    CampaignsService,
    CampaignSubjects,
    LetterRateLimiter,
    LetterSender,
  ],
})
export class CampaignsModule {}
