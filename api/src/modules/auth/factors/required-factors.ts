import { Injectable } from '@nestjs/common';
import type { Role } from '@imisozi/core/access';
import { SECOND_FACTOR_ROLES } from '@imisozi/core/second-factor';
import { SettingsService } from '../../settings/settings.service.js';

/** Of whom the office requires a second factor (rules/accounts 11). */
@Injectable()
export class RequiredFactors {
  constructor(private readonly settings: SettingsService) {}

  async isOf(role: Role): Promise<boolean> {
    return SECOND_FACTOR_ROLES.includes(role) && (await this.settings.get()).secondFactorRequired;
  }
}
