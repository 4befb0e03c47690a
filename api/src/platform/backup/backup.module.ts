import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BackupRun } from './backup-run.entity.js';
import { BackupCommand, NightlyBackups } from './nightly-backups.js';
import { RestoreHold } from './restore-hold.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([BackupRun])],
  providers: [BackupCommand, NightlyBackups, RestoreHold],
  exports: [RestoreHold],
})
export class BackupModule {}
