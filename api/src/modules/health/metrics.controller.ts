import { Controller, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { PUBLIC } from '../../platform/auth/access.decorators.js';
import { Get } from '../../platform/http/route.js';
import { Metrics } from './metrics.js';
import { StaffOrLoopback } from './staff-or-loopback.guard.js';

@ApiTags('Health')
@Controller('metrics')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get('', PUBLIC, 'Metrics for Prometheus', {
    description: 'For staff, and for calls from the machine itself.',
    file: 'text',
  })
  @UseGuards(StaffOrLoopback)
  async read(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const { text, contentType } = await this.metrics.read();
    void reply.header('Content-Type', contentType);
    return text;
  }
}
