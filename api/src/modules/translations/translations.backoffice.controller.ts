import { refusal } from '../../platform/errors/refused.js';
import type { ContentKind } from '../content/content-kind.js';
import { ContentKinds } from '../content/content-kinds.js';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES } from '@imisozi/core/languages';
import { allow } from '../../platform/auth/access.decorators.js';
import { Get, Put } from '../../platform/http/route.js';
import { MediaUrls } from '../../common/rich-text/media-urls.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { SaveTranslationDto, TranslationsQuery } from './dto/translation.dto.js';
import {
  RecordsTranslationsAnswer,
  recordsTranslationsAnswer,
  TranslationsAnswer,
  translationsAnswer,
  TranslationSavedAnswer,
  TranslationView,
  translationView,
} from './dto/translation.view.js';
import { TranslationEditor, type TranslationKey } from './translation.editor.js';
import { TranslationProgress } from './translation.progress.js';

/** Translations of tours, destinations, events and publications. */
@ApiTags('Dashboard: translations')
@Controller('admin/translations')
export class TranslationsBackofficeController {
  constructor(
    private readonly desk: TranslationEditor,
    private readonly translated: TranslationProgress,
    private readonly kinds: ContentKinds,
    private readonly media: MediaUrls,
  ) {}

  @Get(':kind', allow('translations', 'show'), 'How far some records are translated', {
    description: 'Kinds are `tours`, `destinations`, `events` and `publications`. Ids that no record has are left out.',
    answer: RecordsTranslationsAnswer,
  })
  async progressOfSome(
    @Param('kind') kind: string,
    @Query() { ids }: TranslationsQuery,
  ): Promise<RecordsTranslationsAnswer> {
    return recordsTranslationsAnswer(await this.translated.ofSome(this.kindOf(kind), ids.split(',')));
  }

  @Get(':kind/:id', allow('translations', 'show'), 'How far a record is translated', {
    description: 'Kinds are `tours`, `destinations`, `events` and `publications`.',
    answer: TranslationsAnswer,
  })
  async progress(@Param('kind') kind: string, @Param('id') id: string): Promise<TranslationsAnswer> {
    return translationsAnswer(await this.translated.ofOne(this.kindOf(kind), id));
  }

  @Get(':kind/:id/:language', allow('translations', 'show'), 'A record in a language, beside its English', {
    answer: TranslationView,
  })
  async get(
    @Param('kind') kind: string,
    @Param('id') id: string,
    @Param('language') language: string,
  ): Promise<TranslationView> {
    const asked = this.askedFor(kind, id, language);
    return translationView(asked, await this.desk.open(asked), this.media);
  }

  @Put(':kind/:id/:language', allow('translations', 'edit'), 'Save the translation of a record', {
    answer: TranslationSavedAnswer,
    idempotent: true,
  })
  async save(
    @Param('kind') kind: string,
    @Param('id') id: string,
    @Param('language') language: string,
    @Body() { version, texts }: SaveTranslationDto,
    @CurrentActor() actor: Actor,
  ): Promise<TranslationSavedAnswer> {
    const asked = this.askedFor(kind, id, language);
    const saved = translationView(asked, await this.desk.save(actor, asked, version, texts ?? []), this.media);
    return { message: `The translation (${LANGUAGES[asked.language].name}) has been saved.`, ...saved };
  }

  private kindOf(name: string): ContentKind {
    const kind = this.kinds.named(name);
    if (!kind) throw refusal('translations-not-found');
    return kind;
  }

  private askedFor(name: string, id: string, language: string): TranslationKey {
    if (!isLanguage(language) || language === DEFAULT_LANGUAGE) {
      throw refusal('language-not-translated');
    }
    return { kind: this.kindOf(name), id, language };
  }
}
