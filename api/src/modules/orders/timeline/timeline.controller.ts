import { Controller, Get, Param, Query } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiPropertyOptional,
  ApiTags,
} from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { Allow } from '../../../common/auth/access.decorators.js';
import { ErrorAnswer } from '../../../common/errors/error-answer.js';
import { OrderTimeline } from './order.timeline.js';
import { TimelineAnswer } from './timeline.view.js';

class TimelineQuery {
  @IsOptional()
  @IsString({ message: 'Before must be text' })
  @MaxLength(80, { message: 'Before can have at most 80 characters' })
  @ApiPropertyOptional({ description: 'The `next` of the page before.' })
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
