import { Controller, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { allow } from '../../../platform/auth/access.decorators.js';
import { Get } from '../../../platform/http/route.js';
import { CalendarAnswer } from './calendar.view.js';
import { OfficeCalendar } from './office.calendar.js';

@ApiTags('Dashboard: calendar')
@Controller('admin/calendar')
export class CalendarController {
  constructor(private readonly calendar: OfficeCalendar) {}

  @Get('', allow('calendar', 'show'), 'Departures and trips between two days', {
    description: 'What takes place on at least one of them; at most six weeks.',
    answer: CalendarAnswer,
  })
  @ApiQuery({ name: 'from', required: false, type: String, example: '2027-05-31', description: 'Default: today.' })
  @ApiQuery({
    name: 'to',
    required: false,
    type: String,
    example: '2027-07-11',
    description: 'Default: six weeks later.',
  })
  show(@Query('from') from?: string, @Query('to') to?: string): Promise<CalendarAnswer> {
    return this.calendar.between(from, to);
  }
}
