import { PartialType } from '@nestjs/swagger';
import { bankDetailsSchema, companyTermsSchema, type BankDetail, type CompanyTerms } from '@imisozi/core/pricing/terms';
import { emptyAs, FlagField } from '../../../common/validation/fields.js';
import { RulesField } from '../../../common/validation/rules.field.js';
import { BankDetailView, CompanyTermsView } from './settings.view.js';

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

  @FlagField({
    label: 'Reminders',
    optional: true,
    example: true,
    description: 'Whether clients are reminded of what is due.',
  })
  @emptyAs(null)
  reminders?: boolean | null;
}
