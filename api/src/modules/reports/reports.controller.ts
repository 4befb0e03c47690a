import { Controller, Param, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { REPORT_NAMES, REPORTS } from '@imisozi/core/reports';
import { allow } from '../../platform/auth/access.decorators.js';
import { Get } from '../../platform/http/route.js';
import { csvFile, csvSheet } from '../../platform/list/csv-sheet.js';
import { oneBatch } from '../../platform/list/one-batch.js';
import { acceptsCsv } from '../../platform/list/send-list.js';
import { OfficeReports } from './office.reports.js';
import { ReportAnswer } from './report.view.js';

@ApiTags('Dashboard: reports')
@Controller('admin/reports')
export class ReportsController {
  constructor(private readonly reports: OfficeReports) {}

  @Get(':name', allow('reports', 'show'), 'A report of the office', {
    description: 'Days are in Kigali time; both are included.',
    answer: ReportAnswer,
    file: 'csv',
    200: 'The report as JSON or, with `Accept: text/csv`, as a file with a row for each of its rows.',
  })
  @ApiParam({ name: 'name', enum: REPORT_NAMES, example: 'money' })
  @ApiQuery({
    name: 'from',
    required: false,
    type: String,
    example: '2026-11-01',
    description: 'Default: the first of the month of `to`.',
  })
  @ApiQuery({ name: 'to', required: false, type: String, example: '2026-11-30', description: 'Default: today.' })
  async read(
    @Param('name') name: string,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query('from') from?: string,
    @Query('to') to?: string,
  ): Promise<ReportAnswer | StreamableFile> {
    void reply.header('Vary', 'Accept');
    const report = await this.reports.read(name, from, to);
    if (!acceptsCsv(reply.request)) return report;
    const columns = Object.keys(REPORTS[report.name]);
    return csvFile(csvSheet<Record<string, string | number>>(`report-${report.name}`, columns), oneBatch(report.rows));
  }
}
