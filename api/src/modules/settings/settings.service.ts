import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import type { ZodType } from 'zod';
import type { Company } from '@imisozi/core/company';
import type { ExchangeRates, PerDollar } from '@imisozi/core/exchange-rates';
import { changedRates, ratesOf } from '@imisozi/core/exchange-rates-schema';
import type { TaxSettings } from '@imisozi/core/tax/tax-rates';
import type { KeptPeriods } from '@imisozi/core/privacy/periods';
import { changedPeriods, periodsOf, type ChangedPeriods } from '@imisozi/core/privacy/periods-schema';
import { changedTax, taxOf, type ChangedTax } from '@imisozi/core/tax/tax-settings-schema';
import { today } from '@imisozi/core/kigali-time';
import { changedFacts, companyFactsSchema, type CompanyFacts } from '@imisozi/core/company-facts';
import { refusalsOf } from '@imisozi/core/refusals/rule-text';
import {
  bankDetailsSchema,
  companyTermsSchema,
  DEFAULT_TERMS,
  mergedTerms,
  type BankDetail,
  type CompanyTerms,
  type Terms,
} from '@imisozi/core/pricing/terms';
import {
  changedAdvice,
  changedAdviceTranslations,
  mergedAdvice,
  type AdviceTranslations,
  type OwnAdvice,
  type TravelAdvice,
} from '@imisozi/core/travel-advice';
import { adviceInOf, adviceInSchema, adviceOf, adviceSchema } from '@imisozi/core/travel-advice-schema';
import { Refused } from '../../platform/errors/refused.js';
import { EdgePurges } from '../../platform/edge-cache/edge-purges.js';
import { EdgeStore, EVERYTHING } from '../../platform/edge-cache/edge-store.js';
import { TaggedMemo } from '../../platform/edge-cache/tagged-memo.js';
import { failureOf } from '../../platform/logging/failure.js';
import { InjectProcessKind, type ProcessKind } from '../../platform/process-kind.js';
import { EveryInterval } from '../../platform/schedule/every-interval.js';
import { InjectCompany } from '../../config/config.module.js';
import { isDuplicate, Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../audit/actor.js';
import { AuditService } from '../audit/audit.service.js';
import { PeriodsInForce } from '../personal-data/periods-in-force.js';
import { CompanyInForce } from './company-in-force.js';
import { Setting, type SettingName } from './setting.entity.js';

/** The settings in force. */
export interface Settings {
  readonly terms: CompanyTerms;
  readonly bankDetails: readonly BankDetail[];
  /** The company facts set by admins, over the environment. */
  readonly company: CompanyFacts;
  /** Whether clients are reminded of amounts due. */
  readonly reminders: boolean;
  /** Whether clients are asked how their trip was. */
  readonly reviewInvitations: boolean;
  /** Whether Google's Things to do may read the tours. */
  readonly thingsToDo: boolean;
  /** Whether admins and whoever sees money need a second factor. */
  readonly secondFactorRequired: boolean;
  /** Advice for travellers, used for tours without advice of their own. */
  readonly advice: TravelAdvice;
  /** The same in other languages, as far as it is translated. */
  readonly adviceTranslations: AdviceTranslations;
  /** The currencies in which prices are shown besides dollars. */
  readonly rates: ExchangeRates;
  /** The company before the revenue authority. */
  readonly tax: TaxSettings;
  /** How long things about people are kept. */
  readonly periods: KeptPeriods;
}

/** Changes by an admin; null resets to the default. */
export interface ChangedSettings {
  /** Per field. */
  readonly terms?: Partial<CompanyTerms> | null | undefined;
  readonly bankDetails?: readonly BankDetail[] | null | undefined;
  /** Per field. */
  readonly company?: CompanyFacts | null | undefined;
  readonly reminders?: boolean | null | undefined;
  readonly reviewInvitations?: boolean | null | undefined;
  readonly thingsToDo?: boolean | null | undefined;
  readonly secondFactorRequired?: boolean | null | undefined;
  /** Per field. */
  readonly advice?: OwnAdvice | null | undefined;
  /** Per language and field. */
  readonly adviceTranslations?:
    { readonly [Language in keyof AdviceTranslations]?: OwnAdvice | null } | null | undefined;
  /** Per currency; each one named is dated today. */
  readonly rates?: Partial<PerDollar> | null | undefined;
  /** Per field and kind. */
  readonly tax?: ChangedTax | null | undefined;
  /** Per period. */
  readonly periods?: ChangedPeriods | null | undefined;
}

/** The cache tag of pages and responses that show a setting. */
const SETTINGS_TAG = 'settings';

/** The boolean settings. */
const SWITCHES = ['reminders', 'reviewInvitations', 'thingsToDo', 'secondFactorRequired'] as const;

/** The settings that admins change in the dashboard, over the defaults and the environment. */
@Injectable()
export class SettingsService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Settings');
  private readonly memo: TaggedMemo<Settings>;

  constructor(
    @InjectRepository(Setting) private readonly settings: Repository<Setting>,
    @InjectCompany() private readonly company: Company,
    @InjectProcessKind() private readonly kind: ProcessKind,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly edge: EdgePurges,
    private readonly inForce: CompanyInForce,
    store: EdgeStore,
    periods: PeriodsInForce,
  ) {
    this.memo = new TaggedMemo(store, [SETTINGS_TAG], () => this.read());
    periods.register(async () => (await this.get()).periods);
  }

  onApplicationBootstrap(): Promise<void> {
    return this.applyCompany();
  }

  /** Cached until a change purges it in all web processes; a worker, which gets no purges, reads them each time. */
  get(): Promise<Settings> {
    return this.kind === 'web' ? this.memo.get() : this.read();
  }

  /** The same in a transaction: what is not in memory is read through its own connection. */
  async within(tx: EntityManager): Promise<Settings> {
    return (this.kind === 'web' && this.memo.peek()) || this.read(tx);
  }

  /** The company's terms, with its bank account. */
  async terms(): Promise<Terms> {
    return termsOf(await this.get());
  }

  /** {@link terms}, if they are in memory. */
  peekTerms(): Terms | undefined {
    const settings = this.memo.peek();
    return settings && termsOf(settings);
  }

  /**
   * Changes the given settings. @returns all settings as they are now
   * @throws Refused for a change that is valid by itself, but exceeds a limit together with stored values
   */
  async change(
    actor: Actor,
    { terms, bankDetails, company, advice, adviceTranslations, rates, tax, periods, ...switches }: ChangedSettings,
  ): Promise<Settings> {
    const change = () =>
      this.transactions.run(async (tx) => {
        if (terms !== undefined) {
          await this.write(tx, actor, 'terms', (now) => terms && mergedTerms(partOf(now), terms));
        }
        if (bankDetails !== undefined) await this.write(tx, actor, 'bankDetails', () => bankDetails);
        if (company !== undefined) {
          await this.write(tx, actor, 'company', (now) => company && changedFacts(factsOf(now), company));
          await this.edge.purge(tx, [EVERYTHING]);
        }
        if (advice !== undefined) {
          await this.write(tx, actor, 'advice', (now) =>
            lawful(adviceSchema, advice && changedAdvice(adviceOf(now), advice)),
          );
        }
        if (adviceTranslations !== undefined) {
          await this.write(tx, actor, 'adviceTranslations', (now) =>
            lawful(
              adviceInSchema,
              adviceTranslations && changedAdviceTranslations(adviceInOf(now), adviceTranslations),
            ),
          );
        }
        if (rates !== undefined) {
          await this.write(tx, actor, 'rates', (now) => rates && changedRates(now, rates, today()));
        }
        if (tax !== undefined) await this.write(tx, actor, 'tax', (now) => tax && changedTax(taxOf(now), tax));
        if (periods !== undefined) {
          await this.write(tx, actor, 'periods', (now) => periods && changedPeriods(now, periods));
        }
        for (const name of SWITCHES) {
          const isOn = switches[name];
          if (isOn !== undefined) await this.write(tx, actor, name, () => isOn);
        }
        await this.edge.purge(tx, [SETTINGS_TAG]);
      });
    try {
      await change();
    } catch (error) {
      // Two admins changed a setting for the first time: one of them finds the other's row now.
      if (!isDuplicate(error)) throw error;
      await change();
    }
    const settings = await this.get();
    this.inForce.apply(settings.company);
    return settings;
  }

  /** Applies changes that an admin made in another process. */
  @EveryInterval('read the facts of the company')
  async applyCompany(): Promise<void> {
    try {
      this.inForce.apply((await this.get()).company);
    } catch (error) {
      this.logger.warn(`Could not read what admins say of the company: ${failureOf(error)}`);
    }
  }

  private async write(tx: EntityManager, actor: Actor, name: SettingName, change: (now: unknown) => unknown) {
    // The write comes first because it locks the row.
    await tx.update(Setting, { name }, { createdAt: () => 'createdAt' });
    const setting = (await tx.findOneBy(Setting, { name })) ?? tx.create(Setting, { name, value: null });
    const before = setting.value;
    setting.value = change(before) ?? null;
    await tx.save(setting, { reload: false });
    await this.audit.record(tx, actor, {
      action: 'update',
      resource: 'settings',
      recordId: setting.id,
      label: name,
      before: { [name]: before },
      after: { [name]: setting.value },
    });
  }

  private async read(tx = this.settings.manager): Promise<Settings> {
    const rows = new Map((await tx.find(Setting)).map(({ name, value }) => [name, value]));
    const bankDetails = bankDetailsSchema.safeParse(rows.get('bankDetails'));
    return {
      terms: mergedTerms(DEFAULT_TERMS, partOf(rows.get('terms'))),
      bankDetails: bankDetails.data ?? this.company.bank,
      company: factsOf(rows.get('company')),
      reminders: rows.get('reminders') !== false,
      reviewInvitations: rows.get('reviewInvitations') !== false,
      thingsToDo: rows.get('thingsToDo') === true,
      secondFactorRequired: rows.get('secondFactorRequired') === true,
      advice: mergedAdvice(adviceOf(rows.get('advice')), null),
      adviceTranslations: adviceInOf(rows.get('adviceTranslations')),
      rates: ratesOf(rows.get('rates')),
      tax: taxOf(rows.get('tax')),
      periods: periodsOf(rows.get('periods')),
    };
  }
}

const termsOf = ({ terms, bankDetails }: Settings): Terms => ({ ...terms, bankDetails });

/** The stored terms; empty if they cannot be read. */
const partOf = (kept: unknown): Partial<CompanyTerms> => companyTermsSchema.safeParse(kept ?? {}).data ?? {};

/** The same for the company facts. */
const factsOf = (kept: unknown): CompanyFacts => companyFactsSchema.safeParse(kept ?? {}).data ?? {};

/** The changed value of a setting, if it still follows the rules. @throws Refused if not */
function lawful<Value>(rules: ZodType, value: Value): Value {
  const { error } = rules.nullable().safeParse(value);
  if (error) throw new Refused(refusalsOf(error));
  return value;
}
