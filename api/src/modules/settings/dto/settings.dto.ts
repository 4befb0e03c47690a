import { ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { companyFactsSchema, type CompanyFacts } from '@imisozi/core/company-facts';
import { bankDetailsSchema, companyTermsSchema, type BankDetail, type CompanyTerms } from '@imisozi/core/pricing/terms';
import { emptyAs, FlagField } from '../../../common/validation/fields.js';
import { RulesField } from '../../../common/validation/rules.field.js';
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

/** Its rules are `companyFactsSchema`. */
class ChangedCompanyDto {
  @ApiPropertyOptional(fact('Imisozi Safaris'))
  name?: string | null;

  @ApiPropertyOptional(fact('Journeys through the thousand hills'))
  tagline?: string | null;

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
}
