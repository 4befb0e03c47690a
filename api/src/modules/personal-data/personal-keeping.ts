import { Injectable } from '@nestjs/common';
import { EveryInterval } from '../../platform/schedule/every-interval.js';
import { PersonalData } from './personal-data.js';

/** Erases every night what was kept for the whole period of its kind (rules/privacy 8). */
@Injectable()
export class PersonalKeeping {
  constructor(private readonly data: PersonalData) {}

  @EveryInterval('erase what was kept long enough')
  async round(stopping?: AbortSignal): Promise<void> {
    for (const records of this.data.withPeriods()) {
      if (!stopping?.aborted) await records.eraseOld(stopping);
    }
  }
}
