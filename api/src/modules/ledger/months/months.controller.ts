import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow } from '../../../platform/auth/access.decorators.js';
import { Get, Post } from '../../../platform/http/route.js';
import { CurrentActor, type Actor } from '../../audit/actor.js';
import { LedgerMonths } from './ledger.months.js';
import { MonthAnswer, MonthsAnswer, monthView, OpenedMonthAnswer, OpenMonthDto } from './months.dto.js';

@ApiTags('Dashboard: months')
@Controller('admin/months')
export class MonthsController {
  constructor(private readonly months: LedgerMonths) {}

  @Get('', allow('months', 'list'), 'The months of the books', { answer: MonthsAnswer })
  async list(): Promise<MonthsAnswer> {
    return { months: (await this.months.list()).map(monthView) };
  }

  @Post(':month/close', allow('months', 'close'), 'Close a month that is over', {
    description: 'Nothing is booked into it any more; corrections count on the day on which they are made.',
    answer: MonthAnswer,
    idempotent: true,
  })
  async close(@Param('month') month: string, @CurrentActor() actor: Actor): Promise<MonthAnswer> {
    return { message: `${month} is closed.`, month: monthView(await this.months.close(actor, month)) };
  }

  @Post(':month/open', allow('months', 'open'), 'Open a closed month again', {
    answer: OpenedMonthAnswer,
    idempotent: true,
  })
  async open(
    @Param('month') month: string,
    @Body() { reason }: OpenMonthDto,
    @CurrentActor() actor: Actor,
  ): Promise<OpenedMonthAnswer> {
    await this.months.open(actor, month, reason);
    return { message: `${month} is open again.` };
  }
}
