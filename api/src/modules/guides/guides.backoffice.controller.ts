import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { allow } from '../../platform/auth/access.decorators.js';
import { Delete, Get, Post, Put } from '../../platform/http/route.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import { mapPage, type PageReader } from '../../platform/list/send-list.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { CreateGuideDto, UpdateGuideDto } from './dto/guide.dto.js';
import { GuideAnswer, GuideView, guideView } from './dto/guide.view.js';
import type { Guide } from './guide.entity.js';
import { GuidesService } from './guides.service.js';

const SHEET = csvSheet<GuideView>(
  'guides',
  [
    'id',
    'names',
    'phoneNumber',
    'email',
    'languages',
    'isGuide',
    'isDriver',
    'licenceNumber',
    'licenceUntil',
    'isActive',
  ],
  ['createdAt'],
);

@ApiTags('Dashboard: operations')
@Controller('admin/guides')
export class GuidesBackofficeController {
  constructor(
    private readonly guides: GuidesService,
    @InjectEnv() private readonly env: Env,
  ) {}

  @Get('', allow('guides', 'list'), 'A page of guides and drivers', { list: GuideView, sheet: SHEET })
  list(): PageReader<GuideView> {
    return async (page) => mapPage(await this.guides.page(page), (guide) => this.viewOf(guide));
  }

  @Get(':id', allow('guides', 'show'), 'One guide or driver', { answer: GuideView })
  async get(@Param('id') id: string): Promise<GuideView> {
    return this.viewOf(await this.guides.get(id));
  }

  @Post('', allow('guides', 'create'), 'Add a guide or driver', { created: GuideAnswer, idempotent: true })
  async create(@Body() body: CreateGuideDto, @CurrentActor() actor: Actor): Promise<GuideAnswer> {
    const guide = await this.guides.create(actor, body);
    return this.answer(guide, `${guide.names} has been added.`);
  }

  @Put(':id', allow('guides', 'edit'), 'Change a guide or driver', {
    description: 'Fields left out keep their value.',
    answer: GuideAnswer,
    idempotent: true,
  })
  async update(
    @Param('id') id: string,
    @Body() body: UpdateGuideDto,
    @CurrentActor() actor: Actor,
  ): Promise<GuideAnswer> {
    const guide = await this.guides.update(actor, id, body);
    return this.answer(guide, `${guide.names} has been saved.`);
  }

  @Delete(':id', allow('guides', 'delete'), 'Delete a guide or driver', {
    description: 'Someone who has had a trip stays, and can be made inactive.',
    answer: GuideAnswer,
    idempotent: true,
  })
  async delete(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<GuideAnswer> {
    const guide = await this.guides.delete(actor, id);
    return this.answer(guide, `${guide.names} has been deleted.`);
  }

  @Post(':id/page-key', allow('guides', 'renewKey'), 'Renew the link of a guide’s page', {
    description: 'The link before opens nothing any more.',
    answer: GuideAnswer,
    idempotent: true,
  })
  async renewPage(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<GuideAnswer> {
    const guide = await this.guides.renewPage(actor, id);
    return this.answer(guide, `${guide.names} has a new page link; please send it. The old one no longer works.`);
  }

  @Post(':id/calendar-key', allow('guides', 'renewKey'), 'Renew the address of a guide’s calendar', {
    description: 'The address before opens nothing any more.',
    answer: GuideAnswer,
    idempotent: true,
  })
  async renewCalendar(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<GuideAnswer> {
    const guide = await this.guides.renewCalendar(actor, id);
    return this.answer(
      guide,
      `${guide.names} has a new calendar address; please send it. The old one no longer works.`,
    );
  }

  private viewOf(guide: Guide): GuideView {
    return guideView(guide, this.env.PUBLIC_URL);
  }

  private answer(guide: Guide, message: string): GuideAnswer {
    return { message, data: this.viewOf(guide) };
  }
}
