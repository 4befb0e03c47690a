import { Global, Module } from '@nestjs/common';
import { AuditAdminController } from './audit.admin.controller.js';
import { AuditedRecords } from './audited-records.js';
import { AuditService } from './audit.service.js';

@Global()
@Module({
  controllers: [AuditAdminController],
  providers: [AuditService, AuditedRecords],
  exports: [AuditService, AuditedRecords],
})
export class AuditModule {}
