import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThanOrEqual, Repository } from 'typeorm';
import type { FiscalSignature } from '@imisozi/core/fiscal';
import { RestoreHold } from '../../platform/backup/restore-hold.js';
import { EveryInterval } from '../../platform/schedule/every-interval.js';
import { SettingsService } from '../settings/settings.service.js';
import { AlreadySigned, DeviceRefusal, FiscalDevice } from './device/fiscal.device.js';
import { FiscalReceipt } from './fiscal-receipt.entity.js';
import { fiscalPaper } from './fiscal.paper.js';

/** Longer than the device may take for one paper. */
const CLAIM_MS = 90_000;
/** Pauses while the device is away: 10 seconds, 20, 40, … up to ten minutes. */
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 600_000;
const MAX_PROBLEM = 300;
/** The papers of one round. */
const ROUND = 50;

/** Sends queued papers to the device, one after the other, each once (rules/fiscal 2). */
@Injectable()
export class FiscalQueue {
  private readonly logger = new Logger('FiscalQueue');

  constructor(
    @InjectRepository(FiscalReceipt) private readonly receipts: Repository<FiscalReceipt>,
    private readonly device: FiscalDevice,
    private readonly settings: SettingsService,
    private readonly hold: RestoreHold,
  ) {}

  @EveryInterval('send papers to the fiscal device')
  async round(stopping?: AbortSignal): Promise<void> {
    if (!this.device.isOn || this.hold.isHeld) return;
    for (let count = 0; count < ROUND && !stopping?.aborted; count++) {
      const next = await this.next();
      if (!next || !(await this.claim(next)) || !(await this.send(next))) return;
    }
  }

  /** The oldest paper that waits. A refund waits for its sale, and holds up nobody meanwhile. */
  private next(): Promise<FiscalReceipt | null> {
    return this.receipts
      .createQueryBuilder('paper')
      .leftJoin(FiscalReceipt, 'sale', 'sale.paper = paper.reverses')
      .where("paper.state = 'queued' AND (paper.reverses IS NULL OR sale.state IN ('signed', 'unanswered'))")
      .orderBy('paper.createdAt')
      .addOrderBy('paper.paper')
      .limit(1)
      .getOne();
  }

  /** Two processes never send the same paper at once, nor one before another that waits. */
  private async claim({ id }: FiscalReceipt): Promise<boolean> {
    const now = new Date();
    const notBefore = new Date(now.getTime() + CLAIM_MS);
    const free = { id, state: 'queued' } as const;
    for (const since of [IsNull(), LessThanOrEqual(now)]) {
      const { affected } = await this.receipts.update({ ...free, notBefore: since }, { notBefore });
      if (affected === 1) return true;
    }
    return false;
  }

  /** @returns whether the next one may be sent */
  private async send(receipt: FiscalReceipt): Promise<boolean> {
    const { tax, rates } = await this.settings.get();
    const rate = receipt.francsPerDollar ?? rates.RWF;
    if (!rate || !tax.tin) return this.wait(receipt, rate ? 'The company has no TIN' : 'There is no rate for francs');
    try {
      const signed = await this.device.sign(tax.tin, fiscalPaper(receipt, rate));
      await this.end(receipt, { state: 'signed', signed, problem: '' });
      return true;
    } catch (error) {
      // In the words of the device, for whoever mends it.
      const problem = (error instanceof Error ? error.message : '').slice(0, MAX_PROBLEM);
      if (error instanceof DeviceRefusal) await this.end(receipt, { state: 'refused', problem });
      else if (error instanceof AlreadySigned) await this.end(receipt, { state: 'unanswered', problem });
      else return this.wait(receipt, problem);
      this.logger.warn(`The fiscal device did not sign ${receipt.paper}: ${problem}`);
      return true;
    }
  }

  private async wait({ id, paper, attempts }: FiscalReceipt, problem: string): Promise<false> {
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(attempts, 10), LONGEST_PAUSE_MS);
    const notBefore = new Date(Date.now() + pause);
    await this.receipts.update({ id, state: 'queued' }, { attempts: attempts + 1, problem, notBefore });
    this.logger.warn(`The fiscal device is away: ${paper} waits (${problem})`);
    return false;
  }

  private async end({ id, attempts }: FiscalReceipt, change: End): Promise<void> {
    await this.receipts.update({ id, state: 'queued' }, { ...change, attempts: attempts + 1, notBefore: null });
  }
}

/** What has become of a paper. */
type End = Pick<FiscalReceipt, 'state' | 'problem'> & { readonly signed?: FiscalSignature };
