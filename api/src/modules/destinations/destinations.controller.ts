import { DESTINATIONS } from './destination.kind.js';
import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow, Caller, PUBLIC, type CurrentUser } from '../../platform/auth/access.decorators.js';
import { audienceOf } from '../../platform/auth/audience.js';
import { Delete, Get, Post, Put } from '../../platform/http/route.js';
import { edge } from '../../platform/api-cache/api-cache-headers.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { OwnPictures } from '../media/own-pictures.js';
import type { LanguageCode } from '@imisozi/core/languages';
import { RequestedLanguage } from '../translations/requested-language.js';
import { TranslationsService } from '../translations/translations.service.js';
import { DestinationComments } from './destination.comments.js';
import type { Destination } from './destination.entity.js';
import { DESTINATION_VIEWS, DestinationViewCounts } from './destination.view-counts.js';
import { DestinationsService } from './destinations.service.js';
import { CreateDestinationDto, PublishDestinationDto, UpdateDestinationDto } from './dto/destination.dto.js';
import { DestinationAnswer, DestinationsAnswer, DestinationSavedAnswer } from './dto/destination.view.js';

/** The number of records in `/news/five` (rules/api 10). */
const FIVE = 5;

/** Destinations are `news` in the calls of deployed clients (rules/api 1). */
@ApiTags('Destinations (news)')
@Controller('news')
export class DestinationsController {
  constructor(
    private readonly destinations: DestinationsService,
    private readonly translations: TranslationsService,
    private readonly comments: DestinationComments,
    private readonly viewCounts: DestinationViewCounts,
    private readonly ownPictures: OwnPictures,
  ) {}

  @Get('', PUBLIC, 'Destinations, newest first', {
    description: 'Only published ones; staff also get drafts.',
    answer: DestinationsAnswer,
    cached: edge('destinations', 'comments', DESTINATION_VIEWS),
  })
  async list(@RequestedLanguage() language: LanguageCode, @Caller() caller?: CurrentUser): Promise<DestinationsAnswer> {
    const audience = audienceOf(caller, 'destinations');
    const destinations = await this.destinations.list(audience);
    const translated = await this.translations.translate(DESTINATIONS, destinations, language);
    return { news: await this.comments.showAll(translated, audience) };
  }

  @Get('five', PUBLIC, 'The newest five published destinations', {
    answer: DestinationsAnswer,
    cached: edge('destinations', 'comments', DESTINATION_VIEWS),
  })
  async five(@RequestedLanguage() language: LanguageCode): Promise<DestinationsAnswer> {
    const destinations = await this.destinations.list('public', FIVE);
    const translated = await this.translations.translate(DESTINATIONS, destinations, language);
    return { news: await this.comments.showAll(translated, 'public') };
  }

  @Get(':slug', PUBLIC, 'One destination', {
    description: 'Only staff see drafts.',
    answer: DestinationAnswer,
    cached: edge('destination:{slug}', 'comments', DESTINATION_VIEWS),
  })
  async get(
    @Param('slug') slug: string,
    @RequestedLanguage() language: LanguageCode,
    @Caller() caller?: CurrentUser,
  ): Promise<DestinationAnswer> {
    const audience = audienceOf(caller, 'destinations');
    const destination = await this.destinations.get(slug, audience);
    const translated = await this.translations.translateOne(DESTINATIONS, destination, language);
    return { news: await this.comments.show(translated, audience) };
  }

  @Post(':slug/read', PUBLIC, 'Count a reading', {
    description: 'Sent by the page itself, so that views of cached pages count too.',
    empty: true,
    limits: { name: 'news-read', limit: 120, seconds: 60 },
  })
  read(@Param('slug') slug: string): Promise<void> {
    return this.viewCounts.count(slug);
  }

  @Post('create', allow('destinations', 'create'), 'Create a destination', {
    description: 'It is a draft until an admin publishes it.',
    created: DestinationSavedAnswer,
  })
  async create(
    @Body() body: CreateDestinationDto,
    @CurrentActor() actor: Actor,
    @Caller() caller: CurrentUser,
  ): Promise<DestinationSavedAnswer> {
    this.ownPictures.check(caller, body);
    return this.saved('The destination has been created as a draft.', await this.destinations.create(actor, body));
  }

  @Put('publish/:slug', allow('destinations', 'publish'), 'Publish or unpublish a destination', {
    answer: DestinationSavedAnswer,
  })
  async publish(
    @Param('slug') slug: string,
    @Body() { isPublished }: PublishDestinationDto,
    @CurrentActor() actor: Actor,
  ): Promise<DestinationSavedAnswer> {
    const message = `The destination is ${isPublished ? 'now' : 'no longer'} public.`;
    return this.saved(message, await this.destinations.publish(actor, slug, isPublished));
  }

  @Put('update/:slug', allow('destinations', 'edit'), 'Update a destination', {
    description: 'Fields left out keep their value; the slug stays.',
    answer: DestinationSavedAnswer,
  })
  async update(
    @Param('slug') slug: string,
    @Body() body: UpdateDestinationDto,
    @CurrentActor() actor: Actor,
  ): Promise<DestinationSavedAnswer> {
    return this.saved('The destination has been updated.', await this.destinations.update(actor, slug, body));
  }

  @Delete('delete/:slug', allow('destinations', 'delete'), 'Delete a destination and its comments', {
    answer: DestinationSavedAnswer,
  })
  async delete(@Param('slug') slug: string, @CurrentActor() actor: Actor): Promise<DestinationSavedAnswer> {
    return this.saved('The destination has been deleted.', await this.destinations.delete(actor, slug));
  }

  private async saved(message: string, destination: Destination): Promise<DestinationSavedAnswer> {
    return { message, news: await this.comments.show(destination, 'staff') };
  }
}
