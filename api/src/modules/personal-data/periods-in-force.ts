import { Injectable } from '@nestjs/common';
import type { KeptPeriods } from '@imisozi/core/privacy/periods';

/**
 * The periods that count now (rules/privacy 21), for all jobs that erase. The settings, where admins set them, register
 * themselves: they import the audit trail, which has a period too.
 */
@Injectable()
export class PeriodsInForce {
  private read: (() => Promise<KeptPeriods>) | undefined;

  register(read: () => Promise<KeptPeriods>): void {
    this.read = read;
  }

  /** @throws Error if nobody has registered: nothing is erased by numbers that nobody knows */
  get(): Promise<KeptPeriods> {
    if (!this.read) throw new Error('Nobody knows how long things are kept');
    return this.read();
  }
}
