import { Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow } from '../../platform/auth/access.decorators.js';
import { Get, Post } from '../../platform/http/route.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import { mapPage, type PageReader } from '../../platform/list/send-list.js';
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

  @Get('', allow('dead-jobs', 'list'), 'A page of failed jobs', { list: DeadJobView, sheet: SHEET })
  list(): PageReader<DeadJobView> {
    return async (page) => mapPage(await this.jobs.page(page), deadJobView);
  }

  @Get(':id', allow('dead-jobs', 'show'), 'One failed job', { answer: DeadJobView })
  async get(@Param('id') id: string): Promise<DeadJobView> {
    return deadJobView(await this.jobs.get(id));
  }

  @Post(':id/retry', allow('dead-jobs', 'retry'), 'Retry a job, starting from its first attempt', {
    answer: RetriedJobAnswer,
  })
  async retry(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<RetriedJobAnswer> {
    const { queue, name } = await this.jobs.retry(actor, id);
    return { message: `The job ${queue}/${name} will be tried again.` };
  }
}
