import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditBackofficeController } from './audit.backoffice.controller.js';
import { AuditedRecords } from './audited-records.js';
import { AuditService } from './audit.service.js';
import { SecurityTrail } from './security-trail.js';
import { AuditEntry } from './audit-entry.entity.js';
import { TrailOfPeople } from './trail.of-people.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([AuditEntry])],
  controllers: [AuditBackofficeController],
  providers: [TrailOfPeople, AuditService, AuditedRecords, SecurityTrail],
  exports: [AuditService, AuditedRecords, SecurityTrail],
})
export class AuditModule {}
