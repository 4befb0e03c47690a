import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThanOrEqual, type EntityManager, type Repository } from 'typeorm';
import { RestoreHold, type HeldKind, type HoldDecision } from '../../platform/backup/restore-hold.js';
import { FiscalReceipt } from './fiscal-receipt.entity.js';

const QUEUED = { state: 'queued' } as const;

/** Papers for the fiscal device, while a restore holds them back: the device may have signed them already. */
@Injectable()
export class HeldPapers implements HeldKind {
  constructor(
    @InjectRepository(FiscalReceipt) private readonly receipts: Repository<FiscalReceipt>,
    hold: RestoreHold,
  ) {
    hold.register(this);
  }

  async counts(): Promise<Record<string, number>> {
    const papers = await this.receipts.countBy(QUEUED);
    return papers > 0 ? { 'papers for the fiscal device': papers } : {};
  }

  /** A paper that is dropped is listed like a refused one, and staff can send it. */
  async decide(tx: EntityManager, decision: HoldDecision, restoredAt: Date): Promise<void> {
    if (decision === 'release') return;
    const change = {
      state: 'refused',
      problem: 'Dropped after a restore: look into the journal of the device',
    } as const;
    await tx.update(FiscalReceipt, { ...QUEUED, createdAt: LessThanOrEqual(restoredAt) }, change);
  }
}
