import { Body, Controller, Get, HttpCode, Param, Post, Query, Res, type StreamableFile } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../platform/errors/error-answer.js';
import { ApiList } from '../../platform/list/api-list.decorator.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import type { ListQuery } from '../../platform/list/read-list.js';
import { sendList } from '../../platform/list/send-list.js';
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

  @Get()
  @Allow('campaigns', 'list')
  @ApiOperation({ summary: 'A page of campaigns, each with its progress' })
  @ApiList('campaigns', CampaignView)
  list(
    @Query() query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CampaignView[] | StreamableFile> {
    return sendList(reply, SHEET, query, (page) => this.campaigns.page(page));
  }

  @Get('audience')
  @Allow('campaigns', 'create')
  @ApiOperation({ summary: 'The number of subscribers a campaign would reach now' })
  @ApiOkResponse({ type: AudienceView })
  audience(): Promise<AudienceView> {
    return this.campaigns.audience();
  }

  @Get(':id')
  @Allow('campaigns', 'show')
  @ApiOperation({ summary: 'One campaign and its progress' })
  @ApiOkResponse({ type: CampaignView })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  get(@Param('id') id: string): Promise<CampaignView> {
    return this.campaigns.get(id);
  }

  @Post()
  @HttpCode(201)
  @Allow('campaigns', 'create')
  @ApiOperation({
    summary: 'Tell every subscriber about an event or a publication',
    description:
      'Requires the number of subscribers that was shown beforehand. Each event or publication can be announced only once.',
  })
  @ApiCreatedResponse({ type: CampaignAnswer })
  @ApiBadRequestResponse({ description: 'A field is missing or invalid.', type: ErrorAnswer })
  @ApiNotFoundResponse({ description: 'It is unknown, not public, or has already ended.', type: ErrorAnswer })
  @ApiConflictResponse({
    description: 'There are no subscribers, or more than were confirmed, or they have already been told.',
    type: ErrorAnswer,
  })
  async start(@Body() body: StartCampaignDto, @CurrentActor() actor: Actor): Promise<CampaignAnswer> {
    const data = await this.campaigns.start(actor, body);
    return { message: `Telling ${data.recipients} subscribers about ${data.title}.`, data };
  }

  @Post(':id/pause')
  @HttpCode(200)
  @Allow('campaigns', 'pause')
  @ApiOperation({ summary: 'Pause a campaign' })
  @ApiOkResponse({ type: CampaignAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  @ApiConflictResponse({ description: 'The campaign has already ended.', type: ErrorAnswer })
  async pause(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<CampaignAnswer> {
    const data = await this.campaigns.pause(actor, id);
    return { message: `The mailing about ${data.title} has been paused.`, data };
  }

  @Post(':id/resume')
  @HttpCode(200)
  @Allow('campaigns', 'pause')
  @ApiOperation({ summary: 'Resume a paused campaign' })
  @ApiOkResponse({ type: CampaignAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  @ApiConflictResponse({ description: 'The campaign has already ended.', type: ErrorAnswer })
  async resume(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<CampaignAnswer> {
    const data = await this.campaigns.resume(actor, id);
    return { message: `The mailing about ${data.title} has resumed.`, data };
  }
}
