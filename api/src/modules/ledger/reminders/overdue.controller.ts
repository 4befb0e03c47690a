import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow } from '../../../platform/auth/access.decorators.js';
import { Get } from '../../../platform/http/route.js';
import { OrderOverdue } from './order.overdue.js';
import { OverdueAnswer } from './overdue.dto.js';

@ApiTags('Dashboard: orders')
@Controller('admin/overdue')
export class OverdueController {
  constructor(private readonly overdue: OrderOverdue) {}

  @Get('', allow('money-due', 'list'), 'Orders whose clients should have paid by now', { answer: OverdueAnswer })
  list(): Promise<OverdueAnswer> {
    return this.overdue.list();
  }
}
