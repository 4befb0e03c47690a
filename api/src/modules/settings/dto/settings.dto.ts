import { ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { companyFactsSchema, type CompanyFacts } from '@imisozi/core/company-facts';
import { bankDetailsSchema, companyTermsSchema, type BankDetail, type CompanyTerms } from '@imisozi/core/pricing/terms';
import { emptyAs, FlagField } from '../../../common/validation/fields.js';
import { RulesField } from '../../../common/validation/rules.field.js';
import { BankDetailView, CompanyTermsView } from './settings.view.js';

const FACT = { type: String, nullable: true };

class ChangedLinksDto {
  @ApiPropertyOptional(FACT)
  facebook?: string | null;

  @ApiPropertyOptional(FACT)
  twitter?: string | null;

  @ApiPropertyOptional(FACT)
  instagram?: string | null;

  @ApiPropertyOptional(FACT)
  linkedin?: string | null;
}

/** Its rules are `companyFactsSchema`. */
class ChangedCompanyDto {
  @ApiPropertyOptional(FACT)
  name?: string | null;

  @ApiPropertyOptional(FACT)
  tagline?: string | null;

  @ApiPropertyOptional(FACT)
  address?: string | null;

  @ApiPropertyOptional(FACT)
  phone?: string | null;

  @ApiPropertyOptional(FACT)
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
}
