import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Staff } from '../../common/auth/access.js';
import { DashboardService } from './dashboard.service.js';
import { DashboardView } from './dto/dashboard.view.js';

@ApiTags('Dashboard')
@Controller('admin/dashboard')
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Get()
  @Staff()
  @ApiOperation({ summary: 'The figures of the first screen' })
  @ApiOkResponse({ type: DashboardView })
  figures(): Promise<DashboardView> {
    return this.dashboard.figures();
  }
}
