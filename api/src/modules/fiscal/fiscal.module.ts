import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { SettingsModule } from '../settings/settings.module.js';
import { FiscalDevice, NoDevice } from './device/fiscal.device.js';
import { VsdcDevice } from './device/vsdc.device.js';
import { FiscalReceipt } from './fiscal-receipt.entity.js';
import { FiscalReceiptsController } from './fiscal.controller.js';
import { HeldPapers } from './fiscal.held.js';
import { FiscalQueue } from './fiscal.queue.js';
import { FiscalReceipts } from './fiscal.receipts.js';
import { FiscalService } from './fiscal.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([FiscalReceipt]), SettingsModule],
  controllers: [FiscalReceiptsController],
  providers: [
    FiscalQueue,
    FiscalReceipts,
    FiscalService,
    HeldPapers,
    { provide: FiscalDevice, inject: [ENV], useFactory: (env: Env) => deviceOf(env) },
  ],
  exports: [FiscalReceipts],
})
export class FiscalModule {}

/** The device, if one is configured (rules/fiscal 1). */
const deviceOf = ({ FISCAL_URL: url, FISCAL_BRANCH: branch, FISCAL_TIMEOUT_MS: patienceMs }: Env): FiscalDevice =>
  url ? new VsdcDevice({ url, branch, patienceMs }) : new NoDevice();
