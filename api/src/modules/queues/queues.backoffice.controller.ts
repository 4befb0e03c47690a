import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow } from '../../platform/auth/access.decorators.js';
import { Get } from '../../platform/http/route.js';
import { QueueStatistics } from '../../platform/jobs/queue-statistics.js';
import { QueuesAnswer, queueView } from './dto/queue.view.js';

@ApiTags('Dashboard: queues')
@Controller('admin/queues')
export class QueuesBackofficeController {
  constructor(private readonly board: QueueStatistics) {}

  @Get('', allow('queues', 'list'), 'The status of every queue', {
    description: '`/api/metrics` provides the same figures to Prometheus.',
    answer: QueuesAnswer,
  })
  async figures(): Promise<QueuesAnswer> {
    return { queues: (await this.board.figures()).map(queueView) };
  }
}
