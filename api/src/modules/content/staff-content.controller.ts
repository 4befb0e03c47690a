import { Controller, Get, Inject, Param, Query, Res, type StreamableFile, type Type } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Action, Resource } from '@imisozi/core/access';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../platform/errors/error-answer.js';
import { ApiList } from '../../platform/list/api-list.decorator.js';
import type { CsvSheet } from '../../platform/list/csv-sheet.js';
import type { ListQuery } from '../../platform/list/read-list.js';
import { sendList } from '../../platform/list/send-list.js';
import type { ContentKind, ContentRecord } from './content-kind.js';
import type { ContentList } from './content.list.js';

/** What the documentation says of the filter that translations add. */
const TO_TRANSLATE =
  'The filter `{"toTranslate":"fr"}` finds those of which texts are missing or outdated in a language.';

type Screens = Pick<ContentList<ContentRecord, object>, 'page' | 'get'>;

type Listed = { [Of in Resource]: 'list' | 'show' extends Action<Of> ? Of : never }[Resource];

interface StaffScreens {
  readonly kind: Pick<ContentKind, 'key' | 'resource'>;
  /** The line of the access table that says who may. */
  readonly access: Listed;
  /** What the documentation says of the screen of one record. */
  readonly one: string;
  readonly list: Type<Screens>;
  readonly view: Type<object>;
  readonly detail?: Type<object>;
  /** The list as a file. */
  readonly sheet: CsvSheet;
}

/** The controller of a kind's screens in the dashboard: its list, and one record. */
export function staffContentController(name: string, screens: StaffScreens) {
  const { kind, access, one, list, view, detail = view, sheet } = screens;
  const { resource } = kind;
  const key = kind.key === 'id' ? 'id' : 'key';

  @ApiTags(`Dashboard: ${resource}`)
  @Controller(`admin/${resource}`)
  class StaffContentController {
    constructor(@Inject(list) private readonly records: Screens) {}

    @Get()
    @Allow(access, 'list')
    @ApiOperation({ summary: `A page of ${resource}`, description: TO_TRANSLATE })
    @ApiList(resource, view)
    list(
      @Query() query: ListQuery,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<object[] | StreamableFile> {
      return sendList(reply, sheet, query, (page) => this.records.page(page));
    }

    @Get(`:${key}`)
    @Allow(access, 'show')
    @ApiOperation({ summary: one })
    @ApiOkResponse({ type: detail })
    @ApiNotFoundResponse({ type: ErrorAnswer })
    get(@Param(key) value: string): Promise<object> {
      return this.records.get(value);
    }
  }

  // The documentation and the logs name operations by it.
  Object.defineProperty(StaffContentController, 'name', { value: name });
  return StaffContentController;
}
