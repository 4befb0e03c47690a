import { Controller, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { allow, Caller, type CurrentUser } from '../../platform/auth/access.decorators.js';
import { Get } from '../../platform/http/route.js';
import { csvFile, csvSheet } from '../../platform/list/csv-sheet.js';
import { oneBatch } from '../../platform/list/one-batch.js';
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

  @Get('', allow('dashboard', 'show'), 'The figures on the first screen', { answer: DashboardView })
  figures(@Caller() caller: CurrentUser): Promise<DashboardView> {
    return this.dashboard.figures(caller);
  }

  @Get('orders', allow('dashboard', 'show'), 'Orders and revenue by day, week or month', {
    description: 'Days are in Kigali time.',
    answer: OrdersOverTimeView,
    file: 'csv',
    200: 'The figures as JSON or, with `Accept: text/csv`, a file with one row per period.',
  })
  async ordersOverTime(
    @Query() query: OrderFiguresQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OrdersOverTimeView | StreamableFile> {
    void reply.header('Vary', 'Accept');
    const figures = await this.overTime.read(query);
    return acceptsCsv(reply.request) ? csvFile(SHEET, oneBatch(figures.periods)) : figures;
  }
}
