import { ApiProperty } from '@nestjs/swagger';
import type { BankDetail, CancellationStep, CompanyTerms, Terms } from '@imisozi/core/pricing/terms';
import type { Settings } from '../settings.service.js';

export class CancellationStepView implements CancellationStep {
  @ApiProperty({ example: 5, description: 'From so many days before travel on.' })
  daysBefore: number;

  @ApiProperty({ example: 25 })
  chargePercent: number;
}

export class BankDetailView implements BankDetail {
  @ApiProperty({ example: 'Account number' })
  name: string;

  @ApiProperty({ example: '000-000000-00' })
  value: string;
}

export class CompanyTermsView implements CompanyTerms {
  @ApiProperty({ example: 30, description: 'Percent of the price without permits, which are due in full.' })
  depositPercent: number;

  @ApiProperty({ example: 30, description: 'Travel nearer than that is paid at once.' })
  balanceDaysBefore: number;

  @ApiProperty({ example: 48, description: 'How long seats are held for a booking that is paid later.' })
  holdHours: number;

  @ApiProperty({ type: [CancellationStepView], description: 'From the earliest step to the one nearest to travel.' })
  cancellation: readonly CancellationStepView[];
}

/** Terms as an order or a price shows them. */
export class TermsView extends CompanyTermsView implements Terms {
  @ApiProperty({ type: [BankDetailView] })
  bankDetails: readonly BankDetailView[];
}

export class SettingsView implements Settings {
  @ApiProperty({ type: CompanyTermsView })
  terms: CompanyTermsView;

  @ApiProperty({ type: [BankDetailView] })
  bankDetails: readonly BankDetailView[];

  @ApiProperty({ example: true, description: 'Whether clients are reminded of what is due.' })
  reminders: boolean;
}

export class SettingsSavedAnswer extends SettingsView {
  @ApiProperty({ example: 'The settings have been saved.' })
  message: string;
}

export const settingsView = ({ terms, bankDetails, reminders }: Settings): SettingsView => ({
  terms,
  bankDetails,
  reminders,
});
