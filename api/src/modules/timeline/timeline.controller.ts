import { Controller, Param, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { allow } from '../../platform/auth/access.decorators.js';
import { Get } from '../../platform/http/route.js';
import { csvFile } from '../../platform/list/csv-sheet.js';
import { acceptsCsv } from '../../platform/list/send-list.js';
import { TextField } from '../../common/validation/fields.js';
import { varyBy } from '../../platform/http/vary-by.js';
import { OrderTimeline } from './order.timeline.js';
import { TIMELINE_SHEET, timelineRow } from './timeline.sheet.js';
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

  @Get(':id/timeline', allow('orders', 'timeline'), 'What happened to an order', {
    description:
      'Mails, money, statuses, changes and notes, a page at a time; with Accept: text/csv all of it as a file for spreadsheets.',
    answer: TimelineAnswer,
    file: 'csv',
  })
  async page(
    @Param('id') id: string,
    @Query() { before }: TimelineQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TimelineAnswer | StreamableFile> {
    varyBy(reply, 'Accept');
    const first = await this.timeline.page(id, before);
    return acceptsCsv(reply.request) ? csvFile(TIMELINE_SHEET, this.rows(id, first)) : first;
  }

  private async *rows(id: string, first: TimelineAnswer) {
    for (let page: TimelineAnswer | null = first; page;) {
      yield page.entries.map(timelineRow);
      page = page.next ? await this.timeline.page(id, page.next) : null;
    }
  }
}
