import { TOURS } from './tour.kind.js';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow, Caller, Public, type CurrentUser } from '../../platform/auth/access.decorators.js';
import { EdgeCached } from '../../platform/api-cache/api-cache-headers.js';
import { Idempotent } from '../../platform/idempotency/idempotent.js';
import { MediaUrls } from '../../common/rich-text/media-urls.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { OwnPictures } from '../media/own-pictures.js';
import type { LanguageCode } from '@imisozi/core/languages';
import { RequestedLanguage, ApiLanguageQuery } from '../translations/requested-language.js';
import { TranslationsService } from '../translations/translations.service.js';
import { OpenBookings } from '../content/open-bookings.js';
import { CreateTourDto, PublishTourDto, UpdateTourDto } from './dto/tour.dto.js';
import { TourAnswer, ToursAnswer, TourSavedAnswer, tourPageView, tourView } from './dto/tour.view.js';
import { ToursService } from './tours.service.js';

/** How many `/tours/five` answers (contract 3). */
const FIVE = 5;

@ApiTags('Tours')
@Controller('tours')
export class ToursController {
  constructor(
    private readonly tours: ToursService,
    private readonly translations: TranslationsService,
    private readonly media: MediaUrls,
    private readonly ownPictures: OwnPictures,
    private readonly bookings: OpenBookings,
  ) {}

  @Get()
  @Public()
  @EdgeCached('tours')
  @ApiOperation({ summary: 'Tours, newest first', description: 'Only published ones; staff also get drafts.' })
  @ApiOkResponse({ type: ToursAnswer })
  @ApiLanguageQuery()
  async list(@RequestedLanguage() language: LanguageCode, @Caller() caller?: CurrentUser): Promise<ToursAnswer> {
    const tours = await this.tours.list(caller ? 'staff' : 'public');
    const translated = await this.translations.translate(TOURS, tours, language);
    return { tours: translated.map((one) => tourView(one, this.media)) };
  }

  @Get('five')
  @Public()
  @EdgeCached('tours')
  @ApiOperation({ summary: 'The newest five published tours' })
  @ApiOkResponse({ type: ToursAnswer })
  @ApiLanguageQuery()
  async five(@RequestedLanguage() language: LanguageCode): Promise<ToursAnswer> {
    const tours = await this.tours.list('public', FIVE);
    const translated = await this.translations.translate(TOURS, tours, language);
    return { tours: translated.map((one) => tourView(one, this.media)) };
  }

  @Get(':slug')
  @Public()
  @EdgeCached('tour:{slug}')
  @ApiOperation({ summary: 'One tour', description: 'Only staff see drafts.' })
  @ApiOkResponse({ type: TourAnswer })
  @ApiLanguageQuery()
  async get(
    @Param('slug') slug: string,
    @RequestedLanguage() language: LanguageCode,
    @Caller() caller?: CurrentUser,
  ): Promise<TourAnswer> {
    const tour = await this.tours.get(slug, caller ? 'staff' : 'public');
    return { tours: tourPageView(await this.translations.translateOne(TOURS, tour, language), this.media) };
  }

  @Post('create')
  @HttpCode(201)
  @Allow('tours', 'create')
  @Idempotent()
  @ApiOperation({ summary: 'Create a tour', description: 'It is a draft until an admin publishes it.' })
  @ApiCreatedResponse({ type: TourSavedAnswer })
  async create(
    @Body() body: CreateTourDto,
    @CurrentActor() actor: Actor,
    @Caller() caller: CurrentUser,
  ): Promise<TourSavedAnswer> {
    this.ownPictures.check(caller, body);
    const tour = await this.tours.create(actor, body);
    return { message: 'The tour has been created as a draft.', tours: tourPageView(tour, this.media) };
  }

  @Put('publish/:slug')
  @Allow('tours', 'publish')
  @Idempotent()
  @ApiOperation({ summary: 'Publish or unpublish a tour' })
  @ApiOkResponse({ type: TourSavedAnswer })
  async publish(
    @Param('slug') slug: string,
    @Body() { isPublished }: PublishTourDto,
    @CurrentActor() actor: Actor,
  ): Promise<TourSavedAnswer> {
    const tour = await this.tours.publish(actor, slug, isPublished);
    return {
      message: `The tour is ${isPublished ? 'now' : 'no longer'} public.`,
      tours: tourPageView(tour, this.media),
    };
  }

  @Put('update/:slug')
  @Allow('tours', 'edit')
  @Idempotent()
  @ApiOperation({ summary: 'Update a tour', description: 'Fields left out keep their value; the slug stays.' })
  @ApiOkResponse({ type: TourSavedAnswer })
  async update(
    @Param('slug') slug: string,
    @Body() body: UpdateTourDto,
    @CurrentActor() actor: Actor,
  ): Promise<TourSavedAnswer> {
    return {
      message: 'The tour has been updated.',
      tours: tourPageView(await this.tours.update(actor, slug, body), this.media),
    };
  }

  @Delete('delete/:slug')
  @Allow('tours', 'delete')
  @Idempotent()
  @ApiOperation({ summary: 'Delete a tour and its comments', description: 'Its orders are kept.' })
  @ApiOkResponse({ type: TourSavedAnswer })
  async delete(@Param('slug') slug: string, @CurrentActor() actor: Actor): Promise<TourSavedAnswer> {
    const tour = await this.tours.delete(actor, slug);
    const kept = await this.bookings.keptSentence(tour.id);
    return { message: `The tour has been deleted.${kept}`, tours: tourPageView(tour, this.media) };
  }
}
