import { Controller, Get, HttpCode, Param, Post, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../platform/errors/error-answer.js';
import { ApiList } from '../../platform/list/api-list.decorator.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import type { ListQuery } from '../../platform/list/read-list.js';
import { sendList, mapPage } from '../../platform/list/send-list.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { DeadJobs } from './dead-jobs.service.js';
import { DeadJobView, deadJobView, RetriedJobAnswer } from './dto/queue.view.js';

const SHEET = csvSheet<DeadJobView>(
  'dead-jobs',
  ['id', 'queue', 'name', 'attempts', 'lastError'],
  ['createdAt', 'finishedAt'],
);

@ApiTags('Dashboard: queues')
@Controller('admin/dead-jobs')
export class DeadJobsBackofficeController {
  constructor(private readonly jobs: DeadJobs) {}

  @Get()
  @Allow('dead-jobs', 'list')
  @ApiOperation({ summary: 'A page of failed jobs' })
  @ApiList('dead-jobs', DeadJobView)
  list(
    @Query() query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DeadJobView[] | StreamableFile> {
    return sendList(reply, SHEET, query, async (page) => mapPage(await this.jobs.page(page), deadJobView));
  }

  @Get(':id')
  @Allow('dead-jobs', 'show')
  @ApiOperation({ summary: 'One failed job' })
  @ApiOkResponse({ type: DeadJobView })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async get(@Param('id') id: string): Promise<DeadJobView> {
    return deadJobView(await this.jobs.get(id));
  }

  @Post(':id/retry')
  @HttpCode(200)
  @Allow('dead-jobs', 'retry')
  @ApiOperation({ summary: 'Retry a job, starting from its first attempt' })
  @ApiOkResponse({ type: RetriedJobAnswer })
  @ApiNotFoundResponse({ description: 'It is unknown, or has not failed.', type: ErrorAnswer })
  @ApiConflictResponse({ description: 'It is already running again.', type: ErrorAnswer })
  async retry(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<RetriedJobAnswer> {
    const { queue, name } = await this.jobs.retry(actor, id);
    return { message: `The job ${queue}/${name} will be tried again.` };
  }
}
