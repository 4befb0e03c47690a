import { TOURS } from './tour.kind.js';
import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow, Caller, PUBLIC, type CurrentUser } from '../../platform/auth/access.decorators.js';
import { audienceOf } from '../../platform/auth/audience.js';
import { Delete, Get, Post, Put } from '../../platform/http/route.js';
import { edge } from '../../platform/api-cache/api-cache-headers.js';
import { MediaUrls } from '../../common/rich-text/media-urls.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { OwnPictures } from '../media/own-pictures.js';
import type { LanguageCode } from '@imisozi/core/languages';
import { RequestedLanguage } from '../translations/requested-language.js';
import { TranslationsService } from '../translations/translations.service.js';
import { OpenBookings } from '../content/open-bookings.js';
import { CreateTourDto, PublishTourDto, UpdateTourDto } from './dto/tour.dto.js';
import { TourAnswer, ToursAnswer, TourSavedAnswer, tourPageView, tourView } from './dto/tour.view.js';
import { ToursService } from './tours.service.js';

/** The number of records in `/tours/five` (rules/api 10). */
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

  @Get('', PUBLIC, 'Tours, newest first', {
    description: 'Only published ones; staff also get drafts.',
    answer: ToursAnswer,
    cached: edge('tours'),
  })
  async list(@RequestedLanguage() language: LanguageCode, @Caller() caller?: CurrentUser): Promise<ToursAnswer> {
    const tours = await this.tours.list(audienceOf(caller, 'tours'));
    const translated = await this.translations.translate(TOURS, tours, language);
    return { tours: translated.map((one) => tourView(one, this.media)) };
  }

  @Get('five', PUBLIC, 'The newest five published tours', { answer: ToursAnswer, cached: edge('tours') })
  async five(@RequestedLanguage() language: LanguageCode): Promise<ToursAnswer> {
    const tours = await this.tours.list('public', FIVE);
    const translated = await this.translations.translate(TOURS, tours, language);
    return { tours: translated.map((one) => tourView(one, this.media)) };
  }

  @Get(':slug', PUBLIC, 'One tour', {
    description: 'Only staff see drafts.',
    answer: TourAnswer,
    cached: edge('tour:{slug}'),
  })
  async get(
    @Param('slug') slug: string,
    @RequestedLanguage() language: LanguageCode,
    @Caller() caller?: CurrentUser,
  ): Promise<TourAnswer> {
    const tour = await this.tours.get(slug, audienceOf(caller, 'tours'));
    return { tours: tourPageView(await this.translations.translateOne(TOURS, tour, language), this.media) };
  }

  @Post('create', allow('tours', 'create'), 'Create a tour', {
    description: 'It is a draft until an admin publishes it.',
    created: TourSavedAnswer,
    idempotent: true,
  })
  async create(
    @Body() body: CreateTourDto,
    @CurrentActor() actor: Actor,
    @Caller() caller: CurrentUser,
  ): Promise<TourSavedAnswer> {
    this.ownPictures.check(caller, body);
    const tour = await this.tours.create(actor, body);
    return { message: 'The tour has been created as a draft.', tours: tourPageView(tour, this.media) };
  }

  @Put('publish/:slug', allow('tours', 'publish'), 'Publish or unpublish a tour', {
    answer: TourSavedAnswer,
    idempotent: true,
  })
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

  @Put('update/:slug', allow('tours', 'edit'), 'Update a tour', {
    description: 'Fields left out keep their value; the slug stays.',
    answer: TourSavedAnswer,
    idempotent: true,
  })
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

  @Delete('delete/:slug', allow('tours', 'delete'), 'Delete a tour and its comments', {
    description: 'Its orders are kept.',
    answer: TourSavedAnswer,
    idempotent: true,
  })
  async delete(@Param('slug') slug: string, @CurrentActor() actor: Actor): Promise<TourSavedAnswer> {
    const tour = await this.tours.delete(actor, slug);
    const kept = await this.bookings.keptSentence(tour.id);
    return { message: `The tour has been deleted.${kept}`, tours: tourPageView(tour, this.media) };
  }
}
