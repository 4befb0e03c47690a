import { ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import type { PerDollar } from '@imisozi/core/exchange-rates';
import { perDollarSchema } from '@imisozi/core/exchange-rates-schema';
import { companyFactsSchema, type CompanyFacts } from '@imisozi/core/company-facts';
import { bankDetailsSchema, companyTermsSchema, type BankDetail, type CompanyTerms } from '@imisozi/core/pricing/terms';
import type { AdviceTranslations, OwnAdvice } from '@imisozi/core/travel-advice';
import { adviceInSchema, adviceSchema } from '@imisozi/core/travel-advice-schema';
import { emptyAs, FlagField } from '../../../common/validation/fields.js';
import { RulesField } from '../../../common/validation/rules.field.js';
import { ChangedAdviceTranslationsDto, OwnAdviceView } from './advice.view.js';
import { BankDetailView, CompanyTermsView } from './settings.view.js';

const fact = (example: string) => ({ type: String, nullable: true, example });

class ChangedLinksDto {
  @ApiPropertyOptional(fact('https://www.facebook.com/imisozi.example'))
  facebook?: string | null;

  @ApiPropertyOptional(fact('https://x.com/imisozi.example'))
  twitter?: string | null;

  @ApiPropertyOptional(fact('https://www.instagram.com/imisozi.example'))
  instagram?: string | null;

  @ApiPropertyOptional(fact('https://www.linkedin.com/company/imisozi.example'))
  linkedin?: string | null;
}

class ChangedTaglineInDto {
  @ApiPropertyOptional(fact('Voyages au pays des mille collines'))
  fr?: string | null;

  @ApiPropertyOptional(fact('Safari katika nchi ya vilima elfu'))
  sw?: string | null;

  @ApiPropertyOptional(fact('Ingendo mu gihugu cy’imisozi igihumbi'))
  rw?: string | null;

  @ApiPropertyOptional(fact('رحلات في أرض الألف تل'))
  ar?: string | null;
}

/** Its rules are `companyFactsSchema`. */
class ChangedCompanyDto {
  @ApiPropertyOptional(fact('Imisozi Safaris'))
  name?: string | null;

  @ApiPropertyOptional(fact('Journeys through the thousand hills'))
  tagline?: string | null;

  @ApiPropertyOptional({
    type: ChangedTaglineInDto,
    nullable: true,
    description: 'The tagline in other languages; visitors read the English where it is not written.',
  })
  taglineTranslations?: ChangedTaglineInDto | null;

  @ApiPropertyOptional(fact('KG 7 Avenue, Kigali, Rwanda'))
  address?: string | null;

  @ApiPropertyOptional(fact('+250 788 000 000'))
  phone?: string | null;

  @ApiPropertyOptional(fact('hello@imisozi.example'))
  email?: string | null;

  @ApiPropertyOptional({ type: ChangedLinksDto, nullable: true, description: 'An empty one: no link.' })
  social?: ChangedLinksDto | null;
}

class ChangedTermsDto extends PartialType(CompanyTermsView) {}

const rate = (example: number) => ({ type: Number, nullable: true, example });

/** Its rules are `perDollarSchema`. */
class ChangedRatesDto {
  @ApiPropertyOptional(rate(0.92))
  EUR?: number | null;

  @ApiPropertyOptional(rate(0.79))
  GBP?: number | null;

  @ApiPropertyOptional(rate(1450))
  RWF?: number | null;
}

/** What is left out keeps its value; null: back to the default. */
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
}
