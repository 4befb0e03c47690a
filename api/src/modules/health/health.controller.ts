import { Controller } from '@nestjs/common';
import { field, view } from '../../platform/http/view.js';
import { ApiTags } from '@nestjs/swagger';
import { PUBLIC } from '../../platform/auth/access.decorators.js';
import { Get } from '../../platform/http/route.js';
import { VirusScanner } from '../../platform/antivirus/virus-scanner.js';
import { DatabaseWrites } from './database-writes.js';
import { HealthService } from './health.service.js';

class HealthAnswer extends view({ status: field.string<'ok'>('ok') }) {}

class ReadyAnswer extends view(
  {
    writes: field.enum(
      ['ok', 'failing'],
      'Reading goes on while nothing can be saved: no other process could do better, so this one is ready.',
    ),
    antivirus: field.enum(
      ['off', 'ok', 'failing'],
      'While it fails, uploads are refused and all else goes on, so this process is ready.',
    ),
  },
  HealthAnswer,
) {}

@ApiTags('Health')
@Controller('health')
export class HealthController {
  constructor(
    private readonly health: HealthService,
    private readonly databaseWrites: DatabaseWrites,
    private readonly scanner: VirusScanner,
  ) {}

  @Get('live', PUBLIC, 'The process runs', { answer: HealthAnswer })
  live(): HealthAnswer {
    return { status: 'ok' };
  }

  @Get('ready', PUBLIC, 'Database, migrations and queue are ready', { answer: ReadyAnswer })
  async ready(): Promise<ReadyAnswer> {
    await this.health.check();
    const writes = this.databaseWrites.isFailing ? 'failing' : 'ok';
    return { status: 'ok', writes, antivirus: this.scanner.state };
  }
}
