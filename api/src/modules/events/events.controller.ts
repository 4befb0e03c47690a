import { EVENTS } from './event.kind.js';
import { Body, Controller, Param, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow, Caller, PUBLIC, type CurrentUser } from '../../platform/auth/access.decorators.js';
import { audienceOf } from '../../platform/auth/audience.js';
import { savedFile } from '../../platform/http/file-answer.js';
import { Delete, Get, Post, Put } from '../../platform/http/route.js';
import { edge } from '../../platform/api-cache/api-cache-headers.js';
import { InjectCompany, InjectEnv } from '../../config/config.module.js';
import type { Company } from '@imisozi/core/company';
import type { Env } from '../../config/env.js';
import { MediaUrls } from '../../common/rich-text/media-urls.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { OwnPictures } from '../media/own-pictures.js';
import type { LanguageCode } from '@imisozi/core/languages';
import { RequestedLanguage } from '../translations/requested-language.js';
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

  @Get('', PUBLIC, 'Events, newest first', {
    description: 'Only approved events; staff get all events.',
    answer: EventsAnswer,
    cached: edge('events'),
  })
  async list(@RequestedLanguage() language: LanguageCode, @Caller() caller?: CurrentUser): Promise<EventsAnswer> {
    const events = await this.events.list(audienceOf(caller, 'events'));
    const translated = await this.translations.translate(EVENTS, events, language);
    return { data: translated.map((one) => eventView(one, this.media)), eventsCount: events.length };
  }

  @Get(':slug', PUBLIC, 'One event', {
    description: 'Only staff see unapproved events.',
    answer: EventAnswer,
    cached: edge('event:{slug}'),
  })
  async get(
    @Param('slug') slug: string,
    @RequestedLanguage() language: LanguageCode,
    @Caller() caller?: CurrentUser,
  ): Promise<EventAnswer> {
    const event = await this.events.get(slug, audienceOf(caller, 'events'));
    return { data: eventView(await this.translations.translateOne(EVENTS, event, language), this.media) };
  }

  @Get(':slug/calendar', PUBLIC, 'One event as a calendar file', {
    description: 'Only approved events.',
    file: 'calendar',
    cached: edge('event:{slug}'),
  })
  async calendar(@Param('slug') slug: string): Promise<StreamableFile> {
    const event = await this.events.get(slug, 'public');
    return savedFile(eventCalendar(event, this.company, this.env.PUBLIC_URL));
  }

  @Post('create', allow('events', 'create'), 'Create an event', {
    description: 'It becomes public once an admin approves it.',
    created: EventSavedAnswer,
  })
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

  @Put('approve/:slug', allow('events', 'approve'), 'Approve an event or withdraw its approval', {
    answer: EventSavedAnswer,
  })
  async approve(
    @Param('slug') slug: string,
    @Body() { isApproved }: ApproveEventDto,
    @CurrentActor() actor: Actor,
  ): Promise<EventSavedAnswer> {
    const event = await this.events.approve(actor, slug, isApproved);
    return { message: `The event is ${isApproved ? 'now' : 'no longer'} public.`, data: eventView(event, this.media) };
  }

  @Put(':slug', allow('events', 'edit'), 'Update an event', {
    description: 'Fields left out keep their value; the slug stays.',
    answer: EventSavedAnswer,
  })
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

  @Delete(':slug', allow('events', 'delete'), 'Delete an event', { answer: EventSavedAnswer })
  async delete(@Param('slug') slug: string, @CurrentActor() actor: Actor): Promise<EventSavedAnswer> {
    const event = await this.events.delete(actor, slug);
    const kept = await this.bookings.keptSentence(event.id);
    return { message: `The event has been deleted.${kept}`, data: eventView(event, this.media) };
  }
}
