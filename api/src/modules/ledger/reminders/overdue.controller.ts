import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/access.decorators.js';
import { OrderOverdue } from './order.overdue.js';
import { OverdueAnswer } from './overdue.dto.js';

@ApiTags('Dashboard: orders')
@Controller('admin/overdue')
export class OverdueController {
  constructor(private readonly overdue: OrderOverdue) {}

  @Get()
  @Allow('money-due', 'list')
  @ApiOperation({ summary: 'Orders whose clients should have paid by now' })
  @ApiOkResponse({ type: OverdueAnswer })
  list(): Promise<OverdueAnswer> {
    return this.overdue.list();
  }
}
