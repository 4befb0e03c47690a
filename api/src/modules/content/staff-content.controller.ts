import { Controller, Inject, Param, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Action, Resource } from '@imisozi/core/access';
import { allow } from '../../platform/auth/access.decorators.js';
import { Get } from '../../platform/http/route.js';
import type { CsvSheet } from '../../platform/list/csv-sheet.js';
import type { PageReader } from '../../platform/list/send-list.js';
import type { ContentKind, ContentRecord } from './content-kind.js';
import type { ContentList } from './content.list.js';

/** The documentation of the filter that translations add. */
const TO_TRANSLATE =
  'The filter `{"toTranslate":"fr"}` finds those of which texts are missing or outdated in a language.';

type Screens = Pick<ContentList<ContentRecord, object>, 'page' | 'get'>;

type Listed = { [Of in Resource]: 'list' | 'show' extends Action<Of> ? Of : never }[Resource];

interface StaffScreens {
  readonly kind: Pick<ContentKind, 'key' | 'resource'>;
  /** Its line of the access table. */
  readonly access: Listed;
  /** The documentation of the route for one record. */
  readonly one: string;
  readonly list: Type<Screens>;
  readonly view: Type<object>;
  readonly detail?: Type<object>;
  /** The list as CSV. */
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

    @Get('', allow(access, 'list'), `A page of ${resource}`, { description: TO_TRANSLATE, list: view, sheet })
    list(): PageReader<object> {
      return (page) => this.records.page(page);
    }

    @Get(`:${key}`, allow(access, 'show'), one, { answer: detail })
    get(@Param(key) value: string): Promise<object> {
      return this.records.get(value);
    }
  }

  // The documentation and the logs name operations by the class name.
  Object.defineProperty(StaffContentController, 'name', { value: name });
  return StaffContentController;
}
