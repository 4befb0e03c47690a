import { Controller, Get, Param, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../platform/errors/error-answer.js';
import { ApiList } from '../../platform/list/api-list.decorator.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import type { ListQuery } from '../../platform/list/read-list.js';
import { sendList, mapPage } from '../../platform/list/send-list.js';
import { AuditService } from './audit.service.js';
import { AuditEntryView, auditEntryView } from './dto/audit-entry.view.js';

const SHEET = csvSheet<AuditEntryView>(
  'audit',
  ['id', 'userEmail', 'action', 'resource', 'recordId', 'label', 'changes', 'ip', 'requestId'],
  ['createdAt'],
);

@ApiTags('Dashboard: audit trail')
@Controller('admin/audit')
export class AuditBackofficeController {
  constructor(private readonly audit: AuditService) {}

  @Get()
  @Allow('audit', 'list')
  @ApiOperation({ summary: 'A page of the audit trail' })
  @ApiList('audit', AuditEntryView)
  list(
    @Query() query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuditEntryView[] | StreamableFile> {
    return sendList(reply, SHEET, query, async (page) => mapPage(await this.audit.page(page), auditEntryView));
  }

  @Get(':id')
  @Allow('audit', 'show')
  @ApiOperation({ summary: 'One entry of the audit trail' })
  @ApiOkResponse({ type: AuditEntryView })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async get(@Param('id') id: string): Promise<AuditEntryView> {
    return auditEntryView(await this.audit.get(id));
  }
}
