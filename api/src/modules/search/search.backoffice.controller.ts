import { Controller, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { FOUND_KINDS } from '@imisozi/core/found-kinds';
import { allow, Caller, type CurrentUser } from '../../platform/auth/access.decorators.js';
import { Get } from '../../platform/http/route.js';
import { field, view } from '../../platform/http/view.js';
import { SearchService } from './search.service.js';

class FoundView extends view({
  kind: field.enum(FOUND_KINDS),
  id: field.uuid(),
  title: field.string('2026-000042'),
  subtitle: field.string('Demo Visitor, Gorillas and lakes'),
  link: field.string('/tour-bookings/…/show', 'Its path in the dashboard, below /account.'),
}) {}

class SearchAnswer extends view({ results: field.list(FoundView, 'At most 20, best first.') }) {}

@ApiTags('Dashboard: search')
@Controller('admin/search')
export class SearchBackofficeController {
  constructor(private readonly search: SearchService) {}

  @Get('', allow('search', 'list'), 'Find anything by a text', {
    description:
      'Bookings, clients, proposals, tours, events, departures, guides, suppliers, and the numbers of papers; names with a misspelt letter too. Nobody finds what the own role may not open.',
    answer: SearchAnswer,
  })
  @ApiQuery({ name: 'q', type: String, example: 'uwase' })
  async find(@Query('q') q: unknown, @Caller() { role }: CurrentUser): Promise<SearchAnswer> {
    return { results: await this.search.find(typeof q === 'string' ? q : '', role) };
  }
}
