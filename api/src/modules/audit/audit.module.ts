import { Global, Module } from '@nestjs/common';
import { AuditBackofficeController } from './audit.backoffice.controller.js';
import { AuditListeners } from './audit.listeners.js';
import { AuditedRecords } from './audited-records.js';
import { AuditService } from './audit.service.js';
import { SecurityTrail } from './security-trail.js';

@Global()
@Module({
  controllers: [AuditBackofficeController],
  providers: [AuditListeners, AuditService, AuditedRecords, SecurityTrail],
  exports: [AuditService, AuditedRecords, SecurityTrail],
})
export class AuditModule {}
