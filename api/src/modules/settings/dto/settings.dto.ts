import { field, view } from '../../../platform/http/view.js';
import { PartialType } from '@nestjs/swagger';
import type { PerDollar } from '@imisozi/core/exchange-rates';
import { perDollarSchema } from '@imisozi/core/exchange-rates-schema';
import { TAX_RATES, type TaxRate } from '@imisozi/core/tax/tax-rates';
import { changedTaxSchema, type ChangedTax } from '@imisozi/core/tax/tax-settings-schema';
import { changedPeriodsSchema, type ChangedPeriods } from '@imisozi/core/privacy/periods-schema';
import { companyFactsSchema, type CompanyFacts } from '@imisozi/core/company-facts';
import { bankDetailsSchema, companyTermsSchema, type BankDetail, type CompanyTerms } from '@imisozi/core/pricing/terms';
import type { AdviceTranslations, OwnAdvice } from '@imisozi/core/travel-advice';
import { adviceInSchema, adviceSchema } from '@imisozi/core/travel-advice-schema';
import { emptyAs, FlagField } from '../../../common/validation/fields.js';
import { RulesField } from '../../../common/validation/rules.field.js';
import { ChangedAdviceTranslationsDto, OwnAdviceView } from './advice.view.js';
import { BankDetailView, CompanyTermsView } from './settings.view.js';

const fact = (example: string) => field.string(example).nullable().optional();

class ChangedLinksDto extends view({
  facebook: fact('https://www.facebook.com/imisozi.example'),
  twitter: fact('https://x.com/imisozi.example'),
  instagram: fact('https://www.instagram.com/imisozi.example'),
  linkedin: fact('https://www.linkedin.com/company/imisozi.example'),
}) {}

class ChangedTaglineInDto extends view({
  fr: fact('Voyages au pays des mille collines'),
  sw: fact('Safari katika nchi ya vilima elfu'),
  rw: fact('Ingendo mu gihugu cy’imisozi igihumbi'),
  ar: fact('رحلات في أرض الألف تل'),
}) {}

/** Validated by `companyFactsSchema`. */
class ChangedCompanyDto extends view({
  name: fact('Imisozi Safaris'),
  tagline: fact('Journeys through the thousand hills'),
  taglineTranslations: field
    .one(ChangedTaglineInDto, 'The tagline in other languages; visitors read the English where it is not written.')
    .nullable()
    .optional(),
  address: fact('KG 7 Avenue, Kigali, Rwanda'),
  phone: fact('+250 788 000 000'),
  email: fact('hello@imisozi.example'),
  social: field.one(ChangedLinksDto, 'An empty one: no link.').nullable().optional(),
}) {}

class ChangedTermsDto extends PartialType(CompanyTermsView) {}

const rate = (example: number) => field.number(example).nullable().optional();

/** Validated by `perDollarSchema`. */
class ChangedRatesDto extends view({
  EUR: rate(0.92),
  GBP: rate(0.79),
  RWF: rate(1450),
}) {}

const taxed = (example: TaxRate) => field.enum(TAX_RATES, undefined, { example }).nullable().optional();

class ChangedTaxRatesDto extends view({
  trip: taxed('standard'),
  event: taxed('standard'),
  permit: taxed('exempt'),
  room: taxed('standard'),
  service: taxed('standard'),
  custom: taxed('standard'),
}) {}

/** Validated by `changedTaxSchema`. */
class ChangedTaxDto extends view({
  tin: fact('102345678'),
  vatNumber: fact('102345678'),
  standardPercent: field.number(18).nullable().optional(),
  rates: field.one(ChangedTaxRatesDto).nullable().optional(),
}) {}

/** Validated by `changedPeriodsSchema`. */
class ChangedPeriodsDto extends view({
  unbooked: rate(2),
  accounts: rate(10),
  payers: rate(90),
  quotes: rate(2),
  travellers: rate(30),
  guideNotes: rate(30),
  formerGuides: rate(365),
  conversations: rate(2),
  mails: rate(2),
  waiting: rate(30),
  clients: rate(2),
  trail: rate(10),
  news: rate(90),
  files: rate(30),
}) {}

/** Missing fields keep their value; null resets to the default. */
export class UpdateSettingsDto {
  @RulesField(companyTermsSchema, {
    type: ChangedTermsDto,
    example: { depositPercent: 30 },
    description: 'Fields left out keep their value.',
  })
  terms?: Partial<CompanyTerms> | null;

  @RulesField(bankDetailsSchema, {
    type: [BankDetailView],
    description: 'The account for bank transfers, line by line.',
  })
  bankDetails?: BankDetail[] | null;

  @RulesField(companyFactsSchema, {
    type: ChangedCompanyDto,
    example: { phone: '+250 788 000 000' },
    description: 'Fields left out keep their value; null: what the environment says.',
  })
  company?: CompanyFacts | null;

  @FlagField({
    label: 'Reminders',
    optional: true,
    example: true,
    description: 'Whether clients are reminded of what is due.',
  })
  @emptyAs(null)
  reminders?: boolean | null;

  @FlagField({
    label: 'Review invitations',
    optional: true,
    example: true,
    description: 'Whether clients are asked how their trip was.',
  })
  @emptyAs(null)
  reviewInvitations?: boolean | null;

  @FlagField({
    label: 'Things to do',
    optional: true,
    example: false,
    description: "Whether Google's Things to do may read the tours at `/things-to-do.json`.",
  })
  @emptyAs(null)
  thingsToDo?: boolean | null;

  @FlagField({
    label: 'Second factor required',
    optional: true,
    example: false,
    description: 'Whether admins and whoever sees money need a second factor.',
  })
  @emptyAs(null)
  secondFactorRequired?: boolean | null;

  @RulesField(adviceSchema, {
    type: OwnAdviceView,
    example: { visa: 'Please ask us with your nationality.' },
    description: 'What travellers should know. Fields left out keep their value; empty: nothing is said.',
  })
  advice?: OwnAdvice | null;

  @RulesField(adviceInSchema, {
    type: ChangedAdviceTranslationsDto,
    example: { fr: { visa: 'Demandez-nous, avec votre nationalité.' } },
    description: 'The same in other languages. Languages and fields left out keep their value.',
  })
  adviceTranslations?: { readonly [Language in keyof AdviceTranslations]?: OwnAdvice | null } | null;

  @RulesField(perDollarSchema, {
    type: ChangedRatesDto,
    example: { EUR: 0.92 },
    description:
      'How much of each currency a dollar is, for indicative prices. Currencies left out keep theirs; null: not shown. One that is sent, even unchanged, has the date of today.',
  })
  rates?: Partial<PerDollar> | null;

  @RulesField(changedTaxSchema, {
    type: ChangedTaxDto,
    example: { rates: { permit: 'exempt' } },
    description: 'The company before the revenue authority. Fields left out keep their value; null: the default.',
  })
  tax?: ChangedTax | null;

  @RulesField(changedPeriodsSchema, {
    type: ChangedPeriodsDto,
    example: { mails: 3 },
    description:
      'How long things about people are kept. Fields left out keep their value; null: the default. What is then older is erased within a day.',
  })
  periods?: ChangedPeriods | null;
}
