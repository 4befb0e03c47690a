import { Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow } from '../../platform/auth/access.decorators.js';
import { Get } from '../../platform/http/route.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import { mapPage, type PageReader } from '../../platform/list/send-list.js';
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

  @Get('', allow('audit', 'list'), 'A page of the audit trail', { list: AuditEntryView, sheet: SHEET })
  list(): PageReader<AuditEntryView> {
    return async (page) => mapPage(await this.audit.page(page), auditEntryView);
  }

  @Get(':id', allow('audit', 'show'), 'One entry of the audit trail', { answer: AuditEntryView })
  async get(@Param('id') id: string): Promise<AuditEntryView> {
    return auditEntryView(await this.audit.get(id));
  }
}
