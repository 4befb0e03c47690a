import { Body, Controller, Param, ParseIntPipe, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@imisozi/core/languages';
import { DOCUMENT_NAMES, isDocumentName, languagesOf } from '@imisozi/core/editable-texts/documents';
import { refusal } from '../../platform/errors/refused.js';
import { allow } from '../../platform/auth/access.decorators.js';
import { Get, Post, Put } from '../../platform/http/route.js';
import { sendContentRange } from '../../platform/list/read-list.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { ChangeTextsDto, PreviewTextsDto, RestoreTextsDto, EditableTextsQuery } from './dto/editable-text.dto.js';
import {
  PreviewAnswer,
  TextsOfVersionAnswer,
  EditableTextsRow,
  editableTextsRow,
  EditableTextsSavedAnswer,
  TextVersionsAnswer,
  textVersionView,
  EditableTextsView,
  editableTextsView,
} from './dto/editable-text.view.js';
import { TextPreviews } from './editable-text.previews.js';
import { titleIn, EditableTextsService, type TextsKey } from './editable-texts.service.js';

const WHOLE_NUMBER = new ParseIntPipe({ exceptionFactory: () => refusal('version-not-found') });

/** The editable texts of the website. */
@ApiTags('Dashboard: website content')
@Controller('admin/content')
export class EditableTextsBackofficeController {
  constructor(
    private readonly words: EditableTextsService,
    private readonly previews: TextPreviews,
  ) {}

  @Get('', allow('content', 'list'), 'All documents', { answer: [EditableTextsRow] })
  async list(@Res({ passthrough: true }) reply: FastifyReply): Promise<EditableTextsRow[]> {
    const asked = DOCUMENT_NAMES.map((document): TextsKey => ({ document, language: DEFAULT_LANGUAGE }));
    const rows = await Promise.all(asked.map(async (one) => editableTextsRow(one, await this.words.get(one))));
    sendContentRange(reply, 'content', { rows, first: 0, total: rows.length });
    return rows;
  }

  @Get(':document', allow('content', 'show'), 'The words of a document, as visitors read them in a language', {
    answer: EditableTextsView,
  })
  async get(@Param('document') document: string, @Query() query: EditableTextsQuery): Promise<EditableTextsView> {
    const asked = askedFor(document, query);
    return editableTextsView(asked, await this.words.get(asked));
  }

  @Put(':document', allow('content', 'edit'), 'Publish words', {
    description: 'They are a new version; the newest 50 are kept.',
    answer: EditableTextsSavedAnswer,
    idempotent: true,
  })
  async change(
    @Param('document') document: string,
    @Query() query: EditableTextsQuery,
    @Body() { version, value }: ChangeTextsDto,
    @CurrentActor() actor: Actor,
  ): Promise<EditableTextsSavedAnswer> {
    const asked = askedFor(document, query);
    const saved = editableTextsView(asked, await this.words.change(actor, asked, version, value));
    return { message: `${titleIn(asked)}: the texts have been published.`, ...saved };
  }

  @Post(':document/preview', allow('content', 'edit'), 'The page, or the mail, with words that are not published', {
    answer: PreviewAnswer,
  })
  async preview(
    @Param('document') name: string,
    @Query() query: EditableTextsQuery,
    @Body() { value }: PreviewTextsDto,
  ): Promise<PreviewAnswer> {
    const asked = askedFor(name, query);
    return this.previews.render({ ...asked, words: this.words.read(asked.document, value) });
  }

  @Get(':document/versions', allow('content', 'show'), 'The versions of a document that are kept', {
    answer: TextVersionsAnswer,
  })
  async versions(@Param('document') document: string, @Query() query: EditableTextsQuery): Promise<TextVersionsAnswer> {
    return { versions: (await this.words.history(askedFor(document, query))).map(textVersionView) };
  }

  @Get(':document/versions/:version', allow('content', 'show'), 'The words of one version', {
    description: 'Version 0 ships with the product.',
    answer: TextsOfVersionAnswer,
  })
  async version(
    @Param('document') document: string,
    @Param('version', WHOLE_NUMBER) version: number,
    @Query() query: EditableTextsQuery,
  ): Promise<TextsOfVersionAnswer> {
    return { value: await this.words.version(askedFor(document, query), version) };
  }

  @Post(':document/versions/:version/restore', allow('content', 'edit'), 'Publish an earlier version again', {
    description: 'Version 0 ships with the product.',
    answer: EditableTextsSavedAnswer,
    idempotent: true,
  })
  async restore(
    @Param('document') document: string,
    @Param('version', WHOLE_NUMBER) version: number,
    @Query() query: EditableTextsQuery,
    @Body() { version: seen }: RestoreTextsDto,
    @CurrentActor() actor: Actor,
  ): Promise<EditableTextsSavedAnswer> {
    const asked = askedFor(document, query);
    const saved = editableTextsView(asked, await this.words.restore(actor, asked, seen, version));
    return { message: `${titleIn(asked)}: the texts have been published.`, ...saved };
  }
}

function askedFor(document: string, { language }: EditableTextsQuery): TextsKey {
  if (!isDocumentName(document)) throw refusal('document-not-found');
  const asked = { document, language: language ?? DEFAULT_LANGUAGE };
  if (!languagesOf(document).includes(asked.language)) {
    throw refusal('document-not-in-language', { language: LANGUAGES[asked.language].name });
  }
  return asked;
}
