import {
  BadRequestException,
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  NotFoundException,
  Param,
  ParseIntPipe,
  Post,
  Put,
  Query,
  Res,
} from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@imisozi/core/languages';
import { DOCUMENT_NAMES, isDocumentName, languagesOf } from '@imisozi/core/words/documents';
import { Allow } from '../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../platform/errors/error-answer.js';
import { Idempotent } from '../../platform/idempotency/idempotent.js';
import { sendContentRange } from '../../platform/list/read-list.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { ChangeWordsDto, PreviewWordsDto, RestoreWordsDto, WordsQuery } from './dto/words.dto.js';
import {
  PreviewAnswer,
  WordsOfVersionAnswer,
  WordsRow,
  wordsRow,
  WordsSavedAnswer,
  WordsVersionsAnswer,
  wordsVersionView,
  WordsView,
  wordsView,
} from './dto/words.view.js';
import { WordsPreviews } from './words.previews.js';
import { titleIn, WordsService, type WordsKey } from './words.service.js';

const WHOLE_NUMBER = new ParseIntPipe({ exceptionFactory: () => new NotFoundException('This version was not found.') });

/** The words of the website that belong to the company. */
@ApiTags('Dashboard: website content')
@Controller('admin/content')
export class WordsBackofficeController {
  constructor(
    private readonly words: WordsService,
    private readonly previews: WordsPreviews,
  ) {}

  @Get()
  @Allow('content', 'list')
  @ApiOperation({ summary: 'All documents' })
  @ApiOkResponse({ type: [WordsRow] })
  async list(@Res({ passthrough: true }) reply: FastifyReply): Promise<WordsRow[]> {
    const asked = DOCUMENT_NAMES.map((document): WordsKey => ({ document, language: DEFAULT_LANGUAGE }));
    const rows = await Promise.all(asked.map(async (one) => wordsRow(one, await this.words.get(one))));
    sendContentRange(reply, 'content', { rows, first: 0, total: rows.length });
    return rows;
  }

  @Get(':document')
  @Allow('content', 'show')
  @ApiOperation({ summary: 'The words of a document, as visitors read them in a language' })
  @ApiOkResponse({ type: WordsView })
  @ApiBadRequestResponse({ type: ErrorAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async get(@Param('document') document: string, @Query() query: WordsQuery): Promise<WordsView> {
    const asked = askedFor(document, query);
    return wordsView(asked, await this.words.get(asked));
  }

  @Put(':document')
  @Allow('content', 'edit')
  @Idempotent()
  @ApiOperation({ summary: 'Publish words', description: 'They are a new version; the newest 50 are kept.' })
  @ApiOkResponse({ type: WordsSavedAnswer })
  @ApiBadRequestResponse({ type: ErrorAnswer })
  @ApiConflictResponse({ type: ErrorAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async change(
    @Param('document') document: string,
    @Query() query: WordsQuery,
    @Body() { version, value }: ChangeWordsDto,
    @CurrentActor() actor: Actor,
  ): Promise<WordsSavedAnswer> {
    const asked = askedFor(document, query);
    const saved = wordsView(asked, await this.words.change(actor, asked, version, value));
    return { message: `${titleIn(asked)}: the texts have been published.`, ...saved };
  }

  @Post(':document/preview')
  @Allow('content', 'edit')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'The page, or the mail, with words that are not published' })
  @ApiOkResponse({ type: PreviewAnswer })
  @ApiBadRequestResponse({ type: ErrorAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async preview(
    @Param('document') name: string,
    @Query() query: WordsQuery,
    @Body() { value }: PreviewWordsDto,
  ): Promise<PreviewAnswer> {
    const asked = askedFor(name, query);
    return this.previews.render({ ...asked, words: this.words.read(asked.document, value) });
  }

  @Get(':document/versions')
  @Allow('content', 'show')
  @ApiOperation({ summary: 'The versions of a document that are kept' })
  @ApiOkResponse({ type: WordsVersionsAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async versions(@Param('document') document: string, @Query() query: WordsQuery): Promise<WordsVersionsAnswer> {
    return { versions: (await this.words.history(askedFor(document, query))).map(wordsVersionView) };
  }

  @Get(':document/versions/:version')
  @Allow('content', 'show')
  @ApiOperation({ summary: 'The words of one version', description: 'Version 0 ships with the product.' })
  @ApiOkResponse({ type: WordsOfVersionAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async version(
    @Param('document') document: string,
    @Param('version', WHOLE_NUMBER) version: number,
    @Query() query: WordsQuery,
  ): Promise<WordsOfVersionAnswer> {
    return { value: await this.words.version(askedFor(document, query), version) };
  }

  @Post(':document/versions/:version/restore')
  @Allow('content', 'edit')
  @HttpCode(200)
  @Idempotent()
  @ApiOperation({ summary: 'Publish an earlier version again', description: 'Version 0 ships with the product.' })
  @ApiOkResponse({ type: WordsSavedAnswer })
  @ApiConflictResponse({ type: ErrorAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async restore(
    @Param('document') document: string,
    @Param('version', WHOLE_NUMBER) version: number,
    @Query() query: WordsQuery,
    @Body() { version: seen }: RestoreWordsDto,
    @CurrentActor() actor: Actor,
  ): Promise<WordsSavedAnswer> {
    const asked = askedFor(document, query);
    const saved = wordsView(asked, await this.words.restore(actor, asked, seen, version));
    return { message: `${titleIn(asked)}: the texts have been published.`, ...saved };
  }
}

function askedFor(document: string, { language }: WordsQuery): WordsKey {
  if (!isDocumentName(document)) throw new NotFoundException('This document was not found.');
  const asked = { document, language: language ?? DEFAULT_LANGUAGE };
  if (!languagesOf(document).includes(asked.language)) {
    throw new BadRequestException(`This document is not available in ${LANGUAGES[asked.language].name}.`);
  }
  return asked;
}
