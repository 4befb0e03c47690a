import { DESTINATIONS } from './destination.kind.js';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow, Caller, Public, type CurrentUser } from '../../platform/auth/access.decorators.js';
import { EdgeCached } from '../../platform/api-cache/api-cache-headers.js';
import { RateLimit } from '../../platform/limits/rate-limit.guard.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { OwnPictures } from '../media/own-pictures.js';
import type { LanguageCode } from '@imisozi/core/languages';
import { RequestedLanguage, ApiLanguageQuery } from '../translations/requested-language.js';
import { TranslationsService } from '../translations/translations.service.js';
import { DestinationComments } from './destination.comments.js';
import type { Destination } from './destination.entity.js';
import { DESTINATION_VIEWS, DestinationViewCounts } from './destination.view-counts.js';
import { DestinationsService } from './destinations.service.js';
import { CreateDestinationDto, PublishDestinationDto, UpdateDestinationDto } from './dto/destination.dto.js';
import { DestinationAnswer, DestinationsAnswer, DestinationSavedAnswer } from './dto/destination.view.js';

/** How many `/news/five` answers (contract 3). */
const FIVE = 5;

/** Destinations are `news` in the calls of deployed clients (spec 3). */
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

  @Get()
  @Public()
  @EdgeCached('destinations', 'comments', DESTINATION_VIEWS)
  @ApiOperation({ summary: 'Destinations, newest first', description: 'Only published ones; staff also get drafts.' })
  @ApiOkResponse({ type: DestinationsAnswer })
  @ApiLanguageQuery()
  async list(@RequestedLanguage() language: LanguageCode, @Caller() caller?: CurrentUser): Promise<DestinationsAnswer> {
    const audience = caller ? 'staff' : 'public';
    const destinations = await this.destinations.list(audience);
    const translated = await this.translations.translate(DESTINATIONS, destinations, language);
    return { news: await this.comments.showAll(translated, audience) };
  }

  @Get('five')
  @Public()
  @EdgeCached('destinations', 'comments', DESTINATION_VIEWS)
  @ApiOperation({ summary: 'The newest five published destinations' })
  @ApiOkResponse({ type: DestinationsAnswer })
  @ApiLanguageQuery()
  async five(@RequestedLanguage() language: LanguageCode): Promise<DestinationsAnswer> {
    const destinations = await this.destinations.list('public', FIVE);
    const translated = await this.translations.translate(DESTINATIONS, destinations, language);
    return { news: await this.comments.showAll(translated, 'public') };
  }

  @Get(':slug')
  @Public()
  @EdgeCached('destination:{slug}', 'comments', DESTINATION_VIEWS)
  @ApiOperation({ summary: 'One destination', description: 'Only staff see drafts.' })
  @ApiOkResponse({ type: DestinationAnswer })
  @ApiLanguageQuery()
  async get(
    @Param('slug') slug: string,
    @RequestedLanguage() language: LanguageCode,
    @Caller() caller?: CurrentUser,
  ): Promise<DestinationAnswer> {
    const audience = caller ? 'staff' : 'public';
    const destination = await this.destinations.get(slug, audience);
    const translated = await this.translations.translateOne(DESTINATIONS, destination, language);
    return { news: await this.comments.show(translated, audience) };
  }

  @Post(':slug/read')
  @HttpCode(204)
  @Public()
  @RateLimit({ name: 'news-read', limit: 120, seconds: 60 })
  @ApiOperation({
    summary: 'Count a reading',
    description: 'Sent by the page itself, so that views of cached pages count too.',
  })
  @ApiNoContentResponse()
  read(@Param('slug') slug: string): Promise<void> {
    return this.viewCounts.count(slug);
  }

  @Post('create')
  @HttpCode(201)
  @Allow('destinations', 'create')
  @ApiOperation({ summary: 'Create a destination', description: 'It is a draft until an admin publishes it.' })
  @ApiCreatedResponse({ type: DestinationSavedAnswer })
  async create(
    @Body() body: CreateDestinationDto,
    @CurrentActor() actor: Actor,
    @Caller() caller: CurrentUser,
  ): Promise<DestinationSavedAnswer> {
    this.ownPictures.check(caller, body);
    return this.saved('The destination has been created as a draft.', await this.destinations.create(actor, body));
  }

  @Put('publish/:slug')
  @Allow('destinations', 'publish')
  @ApiOperation({ summary: 'Publish or unpublish a destination' })
  @ApiOkResponse({ type: DestinationSavedAnswer })
  async publish(
    @Param('slug') slug: string,
    @Body() { isPublished }: PublishDestinationDto,
    @CurrentActor() actor: Actor,
  ): Promise<DestinationSavedAnswer> {
    const message = `The destination is ${isPublished ? 'now' : 'no longer'} public.`;
    return this.saved(message, await this.destinations.publish(actor, slug, isPublished));
  }

  @Put('update/:slug')
  @Allow('destinations', 'edit')
  @ApiOperation({ summary: 'Update a destination', description: 'Fields left out keep their value; the slug stays.' })
  @ApiOkResponse({ type: DestinationSavedAnswer })
  async update(
    @Param('slug') slug: string,
    @Body() body: UpdateDestinationDto,
    @CurrentActor() actor: Actor,
  ): Promise<DestinationSavedAnswer> {
    return this.saved('The destination has been updated.', await this.destinations.update(actor, slug, body));
  }

  @Delete('delete/:slug')
  @Allow('destinations', 'delete')
  @ApiOperation({ summary: 'Delete a destination and its comments' })
  @ApiOkResponse({ type: DestinationSavedAnswer })
  async delete(@Param('slug') slug: string, @CurrentActor() actor: Actor): Promise<DestinationSavedAnswer> {
    return this.saved('The destination has been deleted.', await this.destinations.delete(actor, slug));
  }

  private async saved(message: string, destination: Destination): Promise<DestinationSavedAnswer> {
    return { message, news: await this.comments.show(destination, 'staff') };
  }
}
