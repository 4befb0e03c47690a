import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/auth/access.decorators.js';
import { ErrorAnswer } from '../../common/errors/error-answer.js';
import { HealthService } from './health.service.js';

class HealthAnswer {
  @ApiProperty({ example: 'ok' })
  status: 'ok';
}

@ApiTags('Health')
@Controller('health')
@Public()
export class HealthController {
  constructor(private readonly health: HealthService) {}

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
  @ApiOkResponse({ type: HealthAnswer })
  @ApiServiceUnavailableResponse({ type: ErrorAnswer })
  async ready(): Promise<HealthAnswer> {
    await this.health.check();
    return { status: 'ok' };
  }
}
