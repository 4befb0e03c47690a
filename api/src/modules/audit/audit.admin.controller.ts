import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Roles } from '../../common/auth/access.js';
import { ErrorAnswer } from '../../common/errors/error-answer.js';
import { ApiList } from '../../common/list/api-list.js';
import { sendContentRange, type ListQuery } from '../../common/list/list-dialect.js';
import { AuditService } from './audit.service.js';
import { AuditEntryView, auditEntryView } from './dto/audit-entry.view.js';

@ApiTags('Dashboard: audit trail')
@Controller('admin/audit')
export class AuditAdminController {
  constructor(private readonly audit: AuditService) {}

  @Get()
  @Roles('admin')
  @ApiOperation({ summary: 'A page of the audit trail' })
  @ApiList('audit', AuditEntryView)
  async list(@Query() query: ListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<AuditEntryView[]> {
    const page = await this.audit.page(query);
    sendContentRange(reply, 'audit', page);
    return page.rows.map(auditEntryView);
  }

  @Get(':id')
  @Roles('admin')
  @ApiOperation({ summary: 'One entry of the audit trail' })
  @ApiOkResponse({ type: AuditEntryView })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async get(@Param('id') id: string): Promise<AuditEntryView> {
    return auditEntryView(await this.audit.get(id));
  }
}
