import { Global, Module } from '@nestjs/common';
import { AuditAdminController } from './audit.admin.controller.js';
import { AuditedRecords } from './audited-records.js';
import { AuditService } from './audit.service.js';
import { SecurityTrail } from './security-trail.js';

@Global()
@Module({
  controllers: [AuditAdminController],
  providers: [AuditService, AuditedRecords, SecurityTrail],
  exports: [AuditService, AuditedRecords, SecurityTrail],
})
export class AuditModule {}
