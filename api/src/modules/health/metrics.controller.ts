import { Controller, Get, Header, Res, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags, ApiUnauthorizedResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../platform/errors/error-answer.js';
import { Metrics } from './metrics.js';
import { StaffOrLoopback } from './staff-or-loopback.guard.js';

@ApiTags('Health')
@Controller('metrics')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get()
  @Public()
  @UseGuards(StaffOrLoopback)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Metrics for Prometheus', description: 'For staff, and for calls from the machine itself.' })
  @ApiProduces('text/plain')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiUnauthorizedResponse({ description: 'The caller is neither staff nor this machine.', type: ErrorAnswer })
  async read(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const { text, contentType } = await this.metrics.read();
    void reply.header('Content-Type', contentType);
    return text;
  }
}
