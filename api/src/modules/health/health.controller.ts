import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../platform/errors/error-answer.js';
import { DatabaseWrites } from './database-writes.js';
import { HealthService } from './health.service.js';

class HealthAnswer {
  @ApiProperty({ example: 'ok' })
  status: 'ok';
}

class ReadyAnswer extends HealthAnswer {
  @ApiProperty({
    enum: ['ok', 'failing'],
    description: 'Reading goes on while nothing can be saved: no other process could do better, so this one is ready.',
  })
  writes: 'ok' | 'failing';
}

@ApiTags('Health')
@Controller('health')
@Public()
export class HealthController {
  constructor(
    private readonly health: HealthService,
    private readonly databaseWrites: DatabaseWrites,
  ) {}

  @Get('live')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'The process runs' })
  @ApiOkResponse({ type: HealthAnswer })
  live(): HealthAnswer {
    return { status: 'ok' };
  }

  @Get('ready')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Database, migrations and queue are ready' })
  @ApiOkResponse({ type: ReadyAnswer })
  @ApiServiceUnavailableResponse({ type: ErrorAnswer })
  async ready(): Promise<ReadyAnswer> {
    await this.health.check();
    return { status: 'ok', writes: this.databaseWrites.isFailing ? 'failing' : 'ok' };
  }
}
