import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiBadRequestResponse, ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../common/auth/access.decorators.js';
import { ErrorAnswer } from '../../../common/errors/error-answer.js';
import { TextField } from '../../../common/validation/fields.js';
import { OrderTimeline } from './order.timeline.js';
import { TimelineAnswer } from './timeline.view.js';

class TimelineQuery {
  @TextField({
    label: 'Before',
    max: 80,
    optional: true,
    example: '2026-11-21T08:30:00.000Z_0b0f5a52-2f43-4a8e-8f0c-6a2f4f0f9c11',
    description: 'The `next` of the page before.',
  })
  before?: string;
}

@ApiTags('Dashboard: orders')
@Controller('admin/orders')
export class TimelineController {
  constructor(private readonly timeline: OrderTimeline) {}

  @Get(':id/timeline')
  @Allow('orders', 'timeline')
  @ApiOperation({
    summary: 'What happened to an order',
    description: 'Mails, money, statuses, changes and notes, a page at a time.',
  })
  @ApiOkResponse({ type: TimelineAnswer })
  @ApiBadRequestResponse({ description: '`before` is not the end of a page.', type: ErrorAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  page(@Param('id') id: string, @Query() { before }: TimelineQuery): Promise<TimelineAnswer> {
    return this.timeline.page(id, before);
  }
}
