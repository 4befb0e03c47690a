import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import type { Company } from '@imisozi/core/company';
import { companyWith, type CompanyFacts } from '@imisozi/core/company-facts';
import { deepFreeze } from '../../platform/edge-cache/deep-freeze.js';
import { EdgeStore, EVERYTHING } from '../../platform/edge-cache/edge-store.js';
import { InjectCompany } from '../../config/config.module.js';

/**
 * Applies the company facts set by admins over those of the environment, for all users of `Company` in this process
 * (rules/desk 13).
 */
@Injectable()
export class CompanyInForce {
  private readonly base: Company;

  constructor(
    @InjectCompany() private readonly company: Company,
    private readonly store: EdgeStore,
  ) {
    this.base = { ...company };
  }

  /** The facts in force now. */
  get current(): Company {
    return this.company;
  }

  /** Every page shows the company, so all of them are purged. */
  apply(facts: CompanyFacts): void {
    const next = deepFreeze(companyWith(this.base, facts));
    if (isDeepStrictEqual(next, { ...this.company })) return;
    Object.assign(this.company, next);
    this.store.purge([EVERYTHING], 'incorrect');
  }
}
