import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow } from '../../platform/auth/access.decorators.js';
import { Get, Post } from '../../platform/http/route.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import type { PageReader } from '../../platform/list/send-list.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { CampaignsService } from './campaigns.service.js';
import { AudienceView, CampaignAnswer, CampaignView } from './dto/campaign.view.js';
import { StartCampaignDto } from './dto/start-campaign.dto.js';

const SHEET = csvSheet<CampaignView>(
  'campaigns',
  ['id', 'kind', 'title', 'status', 'recipients', 'sent', 'queued', 'held', 'skipped', 'dead'],
  ['createdAt', 'finishedAt'],
);

@ApiTags('Dashboard: campaigns')
@Controller('admin/campaigns')
export class CampaignsBackofficeController {
  constructor(private readonly campaigns: CampaignsService) {}

  @Get('', allow('campaigns', 'list'), 'A page of campaigns, each with its progress', {
    list: CampaignView,
    sheet: SHEET,
  })
  list(): PageReader<CampaignView> {
    return (page) => this.campaigns.page(page);
  }

  @Get('audience', allow('campaigns', 'create'), 'The number of subscribers a campaign would reach now', {
    answer: AudienceView,
  })
  audience(): Promise<AudienceView> {
    return this.campaigns.audience();
  }

  @Get(':id', allow('campaigns', 'show'), 'One campaign and its progress', { answer: CampaignView })
  get(@Param('id') id: string): Promise<CampaignView> {
    return this.campaigns.get(id);
  }

  @Post('', allow('campaigns', 'create'), 'Tell every subscriber about an event or a publication', {
    description:
      'Requires the number of subscribers that was shown beforehand. Each event or publication can be announced only once.',
    created: CampaignAnswer,
  })
  async start(@Body() body: StartCampaignDto, @CurrentActor() actor: Actor): Promise<CampaignAnswer> {
    const data = await this.campaigns.start(actor, body);
    return { message: `Telling ${data.recipients} subscribers about ${data.title}.`, data };
  }

  @Post(':id/pause', allow('campaigns', 'pause'), 'Pause a campaign', {
    answer: CampaignAnswer,
  })
  async pause(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<CampaignAnswer> {
    const data = await this.campaigns.pause(actor, id);
    return { message: `The mailing about ${data.title} has been paused.`, data };
  }

  @Post(':id/resume', allow('campaigns', 'pause'), 'Resume a paused campaign', {
    answer: CampaignAnswer,
  })
  async resume(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<CampaignAnswer> {
    const data = await this.campaigns.resume(actor, id);
    return { message: `The mailing about ${data.title} has resumed.`, data };
  }
}
