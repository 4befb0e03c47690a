import { Controller, Get, Query, Res, type StreamableFile } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiExtraModels,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow, Caller, type CurrentUser } from '../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../platform/errors/error-answer.js';
import { csvFile, csvSheet } from '../../platform/list/csv-sheet.js';
import { acceptsCsv } from '../../platform/list/send-list.js';
import { DashboardService } from './dashboard.service.js';
import { DashboardView } from './dto/dashboard.view.js';
import { OrderFiguresQuery } from './figures/order-figures.query.js';
import { OrdersOverTimeView, type PeriodView } from './figures/order-figures.view.js';
import { FiguresOverTime } from './figures/figures-over-time.js';

const SHEET = csvSheet<PeriodView>('revenue', ['start', 'orders', 'paid', 'revenue']);

@ApiTags('Dashboard')
@Controller('admin/dashboard')
export class DashboardController {
  constructor(
    private readonly dashboard: DashboardService,
    private readonly overTime: FiguresOverTime,
  ) {}

  @Get()
  @Allow('dashboard', 'show')
  @ApiOperation({ summary: 'The figures on the first screen' })
  @ApiOkResponse({ type: DashboardView })
  figures(@Caller() caller: CurrentUser): Promise<DashboardView> {
    return this.dashboard.figures(caller);
  }

  @Get('orders')
  @Allow('dashboard', 'show')
  @ApiOperation({ summary: 'Orders and revenue by day, week or month', description: 'Days are in Kigali time.' })
  @ApiExtraModels(OrdersOverTimeView)
  @ApiOkResponse({
    description: 'The figures as JSON or, with `Accept: text/csv`, a file with one row per period.',
    content: {
      'application/json': { schema: { $ref: getSchemaPath(OrdersOverTimeView) } },
      'text/csv': { schema: { type: 'string' } },
    },
  })
  @ApiBadRequestResponse({ description: 'A date or the period is not valid.', type: ErrorAnswer })
  async ordersOverTime(
    @Query() query: OrderFiguresQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OrdersOverTimeView | StreamableFile> {
    void reply.header('Vary', 'Accept');
    const figures = await this.overTime.read(query);
    return acceptsCsv(reply.request) ? csvFile(SHEET, oneBatch(figures.periods)) : figures;
  }
}

async function* oneBatch<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}
