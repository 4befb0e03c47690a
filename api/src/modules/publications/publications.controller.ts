import { PUBLICATIONS } from './publication.kind.js';
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
import { ApprovePublicationDto, CreatePublicationDto, UpdatePublicationDto } from './dto/publication.dto.js';
import {
  PublicationAnswer,
  PublicationsAnswer,
  PublicationSavedAnswer,
  publicationView,
} from './dto/publication.view.js';
import { PublicationsService } from './publications.service.js';

@ApiTags('Publications')
@Controller('publications')
export class PublicationsController {
  constructor(
    private readonly publications: PublicationsService,
    private readonly translations: TranslationsService,
    private readonly media: MediaUrls,
    private readonly ownPictures: OwnPictures,
  ) {}

  @Get('', PUBLIC, 'Publications, newest first', {
    description: 'Active publications in the categories publication and Press Release; staff get all publications.',
    answer: PublicationsAnswer,
    cached: edge('publications'),
  })
  async list(@RequestedLanguage() language: LanguageCode, @Caller() caller?: CurrentUser): Promise<PublicationsAnswer> {
    const publications = await this.publications.list(audienceOf(caller, 'publications'));
    const translated = await this.translations.translate(PUBLICATIONS, publications, language);
    return {
      data: translated.map((one) => publicationView(one, this.media)),
      publicationsCount: publications.length,
    };
  }

  @Get(':id', PUBLIC, 'One publication', {
    description: 'Only staff see publications that are not public.',
    answer: PublicationAnswer,
    cached: edge('publications'),
  })
  async get(
    @Param('id') id: string,
    @RequestedLanguage() language: LanguageCode,
    @Caller() caller?: CurrentUser,
  ): Promise<PublicationAnswer> {
    const publication = await this.publications.get(id, audienceOf(caller, 'publications'));
    const translated = await this.translations.translateOne(PUBLICATIONS, publication, language);
    return { data: publicationView(translated, this.media) };
  }

  @Post('create', allow('publications', 'create'), 'Create a publication', {
    description: 'It is inactive until an admin activates it.',
    created: PublicationSavedAnswer,
  })
  async create(
    @Body() body: CreatePublicationDto,
    @CurrentActor() actor: Actor,
    @Caller() caller: CurrentUser,
  ): Promise<PublicationSavedAnswer> {
    this.ownPictures.check(caller, body);
    const publication = await this.publications.create(actor, body);
    return {
      message: 'The publication has been created. It will be public once it is activated.',
      data: publicationView(publication, this.media),
    };
  }

  @Put('approve/:id', allow('publications', 'approve'), 'Activate or deactivate a publication', {
    answer: PublicationSavedAnswer,
  })
  async approve(
    @Param('id') id: string,
    @Body() { status }: ApprovePublicationDto,
    @CurrentActor() actor: Actor,
  ): Promise<PublicationSavedAnswer> {
    const publication = await this.publications.approve(actor, id, status);
    return {
      message: `The publication is ${status ? 'now' : 'no longer'} active.`,
      data: publicationView(publication, this.media),
    };
  }

  @Put(':id', allow('publications', 'edit'), 'Update a publication', {
    description: 'Fields left out keep their value.',
    answer: PublicationSavedAnswer,
  })
  async update(
    @Param('id') id: string,
    @Body() body: UpdatePublicationDto,
    @CurrentActor() actor: Actor,
  ): Promise<PublicationSavedAnswer> {
    const publication = await this.publications.update(actor, id, body);
    return { message: 'The publication has been updated.', data: publicationView(publication, this.media) };
  }

  @Delete(':id', allow('publications', 'delete'), 'Delete a publication', { answer: PublicationSavedAnswer })
  async delete(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<PublicationSavedAnswer> {
    const publication = await this.publications.delete(actor, id);
    return { message: 'The publication has been deleted.', data: publicationView(publication, this.media) };
  }
}
