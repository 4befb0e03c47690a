import { Injectable } from '@nestjs/common';
import { EveryInterval } from '../../platform/schedule/every-interval.js';
import { PeriodsInForce } from './periods-in-force.js';
import { PersonalData } from './personal-data.js';

/** Erases every night what was kept for the whole period of its kind (rules/privacy 8). */
@Injectable()
export class PersonalKeeping {
  constructor(
    private readonly data: PersonalData,
    private readonly periods: PeriodsInForce,
  ) {}

  @EveryInterval('erase what was kept long enough')
  async round(stopping?: AbortSignal): Promise<void> {
    const inForce = await this.periods.get();
    for (const records of this.data.withPeriods()) {
      if (!stopping?.aborted) await records.eraseOld(inForce, stopping);
    }
  }
}
