import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow } from '../../platform/auth/access.decorators.js';
import { Get, Post, Put } from '../../platform/http/route.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import type { PageReader } from '../../platform/list/send-list.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { BuyPermitsDto, UpdatePermitDto } from './permit.dto.js';
import { PermitAnswer, PermitsBoughtAnswer, PermitView } from './permit.view.js';
import { PermitsService } from './permits.service.js';

/** What the park's form asks for, first. */
const SHEET = csvSheet<PermitView>(
  'permits',
  [
    'day',
    'label',
    'names',
    'passportNumber',
    'nationality',
    'birthDate',
    'state',
    'number',
    'cost',
    'orderNumber',
    'client',
    'itemTitle',
    'place',
    'round',
    'isSurplus',
  ],
  ['boughtAt'],
);

@ApiTags('Dashboard: permits')
@Controller('admin/permits')
export class PermitsBackofficeController {
  constructor(private readonly permits: PermitsService) {}

  @Get('', allow('permits', 'list'), 'A page of permits', {
    description: 'One row for each person and visit. Reading who they are for is in the audit trail.',
    list: PermitView,
    sheet: SHEET,
    filter: '{"state":"to-buy"}',
  })
  list(@CurrentActor() actor: Actor): PageReader<PermitView> {
    return (page) => this.permits.page(page, actor);
  }

  @Get(':id', allow('permits', 'show'), 'One permit', { answer: PermitView })
  get(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<PermitView> {
    return this.permits.get(id, actor);
  }

  @Put(':id', allow('permits', 'edit'), 'Change a permit', {
    description: 'Fields left out keep their value. A bought one needs the number that the park printed on it.',
    answer: PermitAnswer,
    idempotent: true,
  })
  async update(
    @Param('id') id: string,
    @Body() body: UpdatePermitDto,
    @CurrentActor() actor: Actor,
  ): Promise<PermitAnswer> {
    return { message: 'The permit has been saved.', data: await this.permits.update(id, body, actor) };
  }

  @Post('buy', allow('permits', 'edit'), 'Record several permits as bought', {
    description: 'All of them, or none.',
    answer: PermitsBoughtAnswer,
    idempotent: true,
  })
  async buy(@Body() body: BuyPermitsDto, @CurrentActor() actor: Actor): Promise<PermitsBoughtAnswer> {
    const permits = await this.permits.buy(body, actor);
    const message =
      permits.length === 1
        ? 'The permit has been recorded as bought.'
        : `${permits.length} permits have been recorded as bought.`;
    return { message, permits };
  }
}
