import { EVENTS } from './event.kind.js';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, StreamableFile } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Allow, Caller, Public, type CurrentUser } from '../../platform/auth/access.decorators.js';
import { EdgeCached } from '../../platform/api-cache/api-cache-headers.js';
import { InjectCompany, InjectEnv } from '../../config/config.module.js';
import type { Company } from '@imisozi/core/company';
import type { Env } from '../../config/env.js';
import { MediaUrls } from '../../common/rich-text/media-urls.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { OwnPictures } from '../media/own-pictures.js';
import type { LanguageCode } from '@imisozi/core/languages';
import { RequestedLanguage, ApiLanguageQuery } from '../translations/requested-language.js';
import { TranslationsService } from '../translations/translations.service.js';
import { OpenBookings } from '../content/open-bookings.js';
import { ApproveEventDto, CreateEventDto, UpdateEventDto } from './dto/event.dto.js';
import { EventAnswer, EventsAnswer, EventSavedAnswer, eventView } from './dto/event.view.js';
import { eventCalendar } from './event.calendar.js';
import { EventsService } from './events.service.js';

@ApiTags('Events')
@Controller('events')
export class EventsController {
  constructor(
    @InjectEnv() private readonly env: Env,
    @InjectCompany() private readonly company: Company,
    private readonly events: EventsService,
    private readonly translations: TranslationsService,
    private readonly media: MediaUrls,
    private readonly ownPictures: OwnPictures,
    private readonly bookings: OpenBookings,
  ) {}

  @Get()
  @Public()
  @EdgeCached('events')
  @ApiOperation({ summary: 'Events, newest first', description: 'Only approved events; staff get all events.' })
  @ApiOkResponse({ type: EventsAnswer })
  @ApiLanguageQuery()
  async list(@RequestedLanguage() language: LanguageCode, @Caller() caller?: CurrentUser): Promise<EventsAnswer> {
    const events = await this.events.list(caller ? 'staff' : 'public');
    const translated = await this.translations.translate(EVENTS, events, language);
    return { data: translated.map((one) => eventView(one, this.media)), eventsCount: events.length };
  }

  @Get(':slug')
  @Public()
  @EdgeCached('event:{slug}')
  @ApiOperation({ summary: 'One event', description: 'Only staff see unapproved events.' })
  @ApiOkResponse({ type: EventAnswer })
  @ApiLanguageQuery()
  async get(
    @Param('slug') slug: string,
    @RequestedLanguage() language: LanguageCode,
    @Caller() caller?: CurrentUser,
  ): Promise<EventAnswer> {
    const event = await this.events.get(slug, caller ? 'staff' : 'public');
    return { data: eventView(await this.translations.translateOne(EVENTS, event, language), this.media) };
  }

  @Get(':slug/calendar')
  @Public()
  @EdgeCached('event:{slug}')
  @ApiOperation({ summary: 'One event as a calendar file', description: 'Only approved events.' })
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string', example: 'BEGIN:VCALENDAR' } })
  async calendar(@Param('slug') slug: string): Promise<StreamableFile> {
    const event = await this.events.get(slug, 'public');
    const { content, contentType, filename } = eventCalendar(event, this.company, this.env.PUBLIC_URL);
    return new StreamableFile(content, { type: contentType, disposition: `attachment; filename="${filename}"` });
  }

  @Post('create')
  @HttpCode(201)
  @Allow('events', 'create')
  @ApiOperation({ summary: 'Create an event', description: 'It becomes public once an admin approves it.' })
  @ApiCreatedResponse({ type: EventSavedAnswer })
  async create(
    @Body() body: CreateEventDto,
    @CurrentActor() actor: Actor,
    @Caller() caller: CurrentUser,
  ): Promise<EventSavedAnswer> {
    this.ownPictures.check(caller, body);
    const event = await this.events.create(actor, body);
    return {
      message: 'The event has been created. It will be public once it is approved.',
      data: eventView(event, this.media),
    };
  }

  @Put('approve/:slug')
  @Allow('events', 'approve')
  @ApiOperation({ summary: 'Approve an event or withdraw its approval' })
  @ApiOkResponse({ type: EventSavedAnswer })
  async approve(
    @Param('slug') slug: string,
    @Body() { isApproved }: ApproveEventDto,
    @CurrentActor() actor: Actor,
  ): Promise<EventSavedAnswer> {
    const event = await this.events.approve(actor, slug, isApproved);
    return { message: `The event is ${isApproved ? 'now' : 'no longer'} public.`, data: eventView(event, this.media) };
  }

  @Put(':slug')
  @Allow('events', 'edit')
  @ApiOperation({ summary: 'Update an event', description: 'Fields left out keep their value; the slug stays.' })
  @ApiOkResponse({ type: EventSavedAnswer })
  async update(
    @Param('slug') slug: string,
    @Body() body: UpdateEventDto,
    @CurrentActor() actor: Actor,
  ): Promise<EventSavedAnswer> {
    return {
      message: 'The event has been updated.',
      data: eventView(await this.events.update(actor, slug, body), this.media),
    };
  }

  @Delete(':slug')
  @Allow('events', 'delete')
  @ApiOperation({ summary: 'Delete an event' })
  @ApiOkResponse({ type: EventSavedAnswer })
  async delete(@Param('slug') slug: string, @CurrentActor() actor: Actor): Promise<EventSavedAnswer> {
    const event = await this.events.delete(actor, slug);
    const kept = await this.bookings.keptSentence(event.id);
    return { message: `The event has been deleted.${kept}`, data: eventView(event, this.media) };
  }
}
