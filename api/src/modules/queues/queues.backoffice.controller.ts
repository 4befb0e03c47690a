import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../platform/auth/access.decorators.js';
import { QueueStatistics } from '../../platform/jobs/queue-statistics.js';
import { QueuesAnswer, queueView } from './dto/queue.view.js';

@ApiTags('Dashboard: queues')
@Controller('admin/queues')
export class QueuesBackofficeController {
  constructor(private readonly board: QueueStatistics) {}

  @Get()
  @Allow('queues', 'list')
  @ApiOperation({
    summary: 'The status of every queue',
    description: '`/api/metrics` provides the same figures to Prometheus.',
  })
  @ApiOkResponse({ type: QueuesAnswer })
  async figures(): Promise<QueuesAnswer> {
    return { queues: (await this.board.figures()).map(queueView) };
  }
}
