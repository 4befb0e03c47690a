import { Controller, Get, Query } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, Staff, type CurrentUser } from '../../common/auth/access.js';
import { ErrorAnswer } from '../../common/errors/error-answer.js';
import { DashboardService } from './dashboard.service.js';
import { DashboardView } from './dto/dashboard.view.js';
import { OrderFiguresQuery } from './dto/order-figures.query.js';
import { OrdersOverTimeView } from './dto/order-figures.view.js';
import { OrderFigures } from './order-figures.js';

@ApiTags('Dashboard')
@Controller('admin/dashboard')
export class DashboardController {
  constructor(
    private readonly dashboard: DashboardService,
    private readonly orders: OrderFigures,
  ) {}

  @Get()
  @Staff()
  @ApiOperation({ summary: 'The figures of the first screen' })
  @ApiOkResponse({ type: DashboardView })
  figures(@Caller() caller: CurrentUser): Promise<DashboardView> {
    return this.dashboard.figures(caller);
  }

  @Get('orders')
  @Staff()
  @ApiOperation({ summary: 'Orders and revenue by day, week or month', description: 'Days are those of Kigali.' })
  @ApiOkResponse({ type: OrdersOverTimeView })
  @ApiBadRequestResponse({ description: 'A day or the span can not be read.', type: ErrorAnswer })
  ordersOverTime(@Query() query: OrderFiguresQuery): Promise<OrdersOverTimeView> {
    return this.orders.overTime(query);
  }
}
