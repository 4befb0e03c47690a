import { Controller, Get, Query } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../../platform/errors/error-answer.js';
import { CalendarAnswer } from './calendar.view.js';
import { OfficeCalendar } from './office.calendar.js';

@ApiTags('Dashboard: calendar')
@Controller('admin/calendar')
export class CalendarController {
  constructor(private readonly calendar: OfficeCalendar) {}

  @Get()
  @Allow('calendar', 'show')
  @ApiOperation({
    summary: 'Departures and trips between two days',
    description: 'What takes place on at least one of them; at most six weeks.',
  })
  @ApiQuery({ name: 'from', required: false, type: String, example: '2027-05-31', description: 'Default: today.' })
  @ApiQuery({
    name: 'to',
    required: false,
    type: String,
    example: '2027-07-11',
    description: 'Default: six weeks later.',
  })
  @ApiOkResponse({ type: CalendarAnswer })
  @ApiBadRequestResponse({ description: 'These are no days, or too many.', type: ErrorAnswer })
  show(@Query('from') from?: string, @Query('to') to?: string): Promise<CalendarAnswer> {
    return this.calendar.between(from, to);
  }
}
