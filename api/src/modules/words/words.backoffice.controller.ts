import { Body, Controller, Param, ParseIntPipe, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@imisozi/core/languages';
import { DOCUMENT_NAMES, isDocumentName, languagesOf } from '@imisozi/core/words/documents';
import { refusal } from '../../platform/errors/refused.js';
import { allow } from '../../platform/auth/access.decorators.js';
import { Get, Post, Put } from '../../platform/http/route.js';
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

const WHOLE_NUMBER = new ParseIntPipe({ exceptionFactory: () => refusal('version-not-found') });

/** The words of the website that belong to the company. */
@ApiTags('Dashboard: website content')
@Controller('admin/content')
export class WordsBackofficeController {
  constructor(
    private readonly words: WordsService,
    private readonly previews: WordsPreviews,
  ) {}

  @Get('', allow('content', 'list'), 'All documents', { answer: [WordsRow] })
  async list(@Res({ passthrough: true }) reply: FastifyReply): Promise<WordsRow[]> {
    const asked = DOCUMENT_NAMES.map((document): WordsKey => ({ document, language: DEFAULT_LANGUAGE }));
    const rows = await Promise.all(asked.map(async (one) => wordsRow(one, await this.words.get(one))));
    sendContentRange(reply, 'content', { rows, first: 0, total: rows.length });
    return rows;
  }

  @Get(':document', allow('content', 'show'), 'The words of a document, as visitors read them in a language', {
    answer: WordsView,
  })
  async get(@Param('document') document: string, @Query() query: WordsQuery): Promise<WordsView> {
    const asked = askedFor(document, query);
    return wordsView(asked, await this.words.get(asked));
  }

  @Put(':document', allow('content', 'edit'), 'Publish words', {
    description: 'They are a new version; the newest 50 are kept.',
    answer: WordsSavedAnswer,
    idempotent: true,
  })
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

  @Post(':document/preview', allow('content', 'edit'), 'The page, or the mail, with words that are not published', {
    answer: PreviewAnswer,
  })
  async preview(
    @Param('document') name: string,
    @Query() query: WordsQuery,
    @Body() { value }: PreviewWordsDto,
  ): Promise<PreviewAnswer> {
    const asked = askedFor(name, query);
    return this.previews.render({ ...asked, words: this.words.read(asked.document, value) });
  }

  @Get(':document/versions', allow('content', 'show'), 'The versions of a document that are kept', {
    answer: WordsVersionsAnswer,
  })
  async versions(@Param('document') document: string, @Query() query: WordsQuery): Promise<WordsVersionsAnswer> {
    return { versions: (await this.words.history(askedFor(document, query))).map(wordsVersionView) };
  }

  @Get(':document/versions/:version', allow('content', 'show'), 'The words of one version', {
    description: 'Version 0 ships with the product.',
    answer: WordsOfVersionAnswer,
  })
  async version(
    @Param('document') document: string,
    @Param('version', WHOLE_NUMBER) version: number,
    @Query() query: WordsQuery,
  ): Promise<WordsOfVersionAnswer> {
    return { value: await this.words.version(askedFor(document, query), version) };
  }

  @Post(':document/versions/:version/restore', allow('content', 'edit'), 'Publish an earlier version again', {
    description: 'Version 0 ships with the product.',
    answer: WordsSavedAnswer,
    idempotent: true,
  })
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
  if (!isDocumentName(document)) throw refusal('document-not-found');
  const asked = { document, language: language ?? DEFAULT_LANGUAGE };
  if (!languagesOf(document).includes(asked.language)) {
    throw refusal('document-not-in-language', { language: LANGUAGES[asked.language].name });
  }
  return asked;
}
