import type { LanguageCode } from '@imisozi/core/languages';
import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MediaUrls } from '../../common/rich-text/media-urls.js';
import { edge } from '../../platform/api-cache/api-cache-headers.js';
import { allow, Caller, PUBLIC, type CurrentUser } from '../../platform/auth/access.decorators.js';
import { audienceOf } from '../../platform/auth/audience.js';
import { Delete, Get, Post, Put } from '../../platform/http/route.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { OwnPictures } from '../media/own-pictures.js';
import { RequestedLanguage } from '../translations/requested-language.js';
import { TranslationsService } from '../translations/translations.service.js';
import { CreateLodgeDto, PublishLodgeDto, UpdateLodgeDto } from './dto/lodge.dto.js';
import { LodgeAnswer, LodgeSavedAnswer, LodgesAnswer, lodgeView } from './dto/lodge.view.js';
import type { Lodge } from './lodge.entity.js';
import { LODGES } from './lodge.kind.js';
import { LodgesService } from './lodges.service.js';

@ApiTags('Lodges')
@Controller('lodges')
export class LodgesController {
  constructor(
    private readonly lodges: LodgesService,
    private readonly translations: TranslationsService,
    private readonly media: MediaUrls,
    private readonly ownPictures: OwnPictures,
  ) {}

  @Get('', PUBLIC, 'Lodges, newest first', {
    description: 'Only published ones; staff also get drafts.',
    answer: LodgesAnswer,
    cached: edge('lodges'),
  })
  async list(@RequestedLanguage() language: LanguageCode, @Caller() caller?: CurrentUser): Promise<LodgesAnswer> {
    const lodges = await this.lodges.list(audienceOf(caller, 'lodges'));
    const translated = await this.translations.translate(LODGES, lodges, language);
    return { lodges: translated.map((one) => lodgeView(one, this.media)) };
  }

  @Get(':slug', PUBLIC, 'One lodge', {
    description: 'Only staff see drafts.',
    answer: LodgeAnswer,
    cached: edge('lodge:{slug}'),
  })
  async get(
    @Param('slug') slug: string,
    @RequestedLanguage() language: LanguageCode,
    @Caller() caller?: CurrentUser,
  ): Promise<LodgeAnswer> {
    const lodge = await this.lodges.get(slug, audienceOf(caller, 'lodges'));
    return { lodge: lodgeView(await this.translations.translateOne(LODGES, lodge, language), this.media) };
  }

  @Post('create', allow('lodges', 'create'), 'Create a lodge', {
    description: 'It is a draft until an admin publishes it.',
    created: LodgeSavedAnswer,
  })
  async create(
    @Body() body: CreateLodgeDto,
    @CurrentActor() actor: Actor,
    @Caller() caller: CurrentUser,
  ): Promise<LodgeSavedAnswer> {
    const { images, body: text } = body;
    // Its website is a link, and nothing to upload.
    this.ownPictures.check(caller, { images, text });
    return this.saved('The lodge has been created as a draft.', await this.lodges.create(actor, body));
  }

  @Put('publish/:slug', allow('lodges', 'publish'), 'Publish or unpublish a lodge', { answer: LodgeSavedAnswer })
  async publish(
    @Param('slug') slug: string,
    @Body() { isPublished }: PublishLodgeDto,
    @CurrentActor() actor: Actor,
  ): Promise<LodgeSavedAnswer> {
    const message = `The lodge is ${isPublished ? 'now' : 'no longer'} public.`;
    return this.saved(message, await this.lodges.publish(actor, slug, isPublished));
  }

  @Put('update/:slug', allow('lodges', 'edit'), 'Update a lodge', {
    description: 'Fields left out keep their value; the slug stays.',
    answer: LodgeSavedAnswer,
  })
  async update(
    @Param('slug') slug: string,
    @Body() body: UpdateLodgeDto,
    @CurrentActor() actor: Actor,
  ): Promise<LodgeSavedAnswer> {
    return this.saved('The lodge has been updated.', await this.lodges.update(actor, slug, body));
  }

  @Delete('delete/:slug', allow('lodges', 'delete'), 'Delete a lodge', { answer: LodgeSavedAnswer })
  async delete(@Param('slug') slug: string, @CurrentActor() actor: Actor): Promise<LodgeSavedAnswer> {
    return this.saved('The lodge has been deleted.', await this.lodges.delete(actor, slug));
  }

  private saved(message: string, lodge: Lodge): LodgeSavedAnswer {
    return { message, lodge: lodgeView(lodge, this.media) };
  }
}
