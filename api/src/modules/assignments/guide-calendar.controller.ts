import { Controller, Param, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PUBLIC } from '../../platform/auth/access.decorators.js';
import { savedFile } from '../../platform/http/file-answer.js';
import { Get } from '../../platform/http/route.js';
import { GuideCalendar } from './guide.calendar.js';

@ApiTags('Guides')
@Controller('guides')
export class GuideCalendarController {
  constructor(private readonly calendar: GuideCalendar) {}

  @Get(':key.ics', PUBLIC, 'The trips of a guide or driver, for a program that follows calendars', {
    description: 'By the key in the address. It says nothing of guests but how many they are.',
    file: 'calendar',
    limits: { name: 'guide-calendar', limit: 60, seconds: 60 },
  })
  async file(@Param('key') key: string): Promise<StreamableFile> {
    return savedFile(await this.calendar.file(key));
  }
}
