import { ApiProperty } from '@nestjs/swagger';
import type { BankDetail, CancellationStep, CompanyTerms, Terms } from '@imisozi/core/pricing/terms';
import { OTHER_LANGUAGES, type OtherLanguage } from '@imisozi/core/languages';
import { mergedAdvice, type TravelAdvice } from '@imisozi/core/travel-advice';
import type { ExchangeRates, PerDollar } from '@imisozi/core/exchange-rates';
import type { Company } from '@imisozi/core/company';
import { AdviceTranslationsView, AdviceView } from './advice.view.js';
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

class CompanySocialView {
  @ApiProperty({ example: 'https://www.facebook.com/', description: 'Empty: no link.' })
  facebook: string;

  @ApiProperty({ example: 'https://x.com/' })
  twitter: string;

  @ApiProperty({ example: 'https://www.instagram.com/' })
  instagram: string;

  @ApiProperty({ example: 'https://www.linkedin.com/' })
  linkedin: string;
}

/** Empty: visitors read the English. */
class TaglineInView implements Record<OtherLanguage, string> {
  @ApiProperty({ example: 'Voyages au pays des mille collines' })
  fr: string;

  @ApiProperty({ example: '' })
  sw: string;

  @ApiProperty({ example: '' })
  rw: string;

  @ApiProperty({ example: '' })
  ar: string;
}

/** The company as visitors, mails and documents name it. */
export class CompanyFactsView {
  @ApiProperty({ example: 'Imisozi Safaris' })
  name: string;

  @ApiProperty({ example: 'Journeys through the land of a thousand hills' })
  tagline: string;

  @ApiProperty({ type: TaglineInView, description: 'The tagline in other languages.' })
  taglineTranslations: TaglineInView;

  @ApiProperty({ example: 'KG 7 Avenue, Kigali, Rwanda' })
  address: string;

  @ApiProperty({ example: '+250 788 000 000' })
  phone: string;

  @ApiProperty({ example: 'hello@imisozi.example' })
  email: string;

  @ApiProperty({ type: CompanySocialView })
  social: CompanySocialView;
}

export class PerDollarView implements PerDollar {
  @ApiProperty({ type: Number, nullable: true, example: 0.92, description: 'Null: prices are not shown in it.' })
  EUR: number | null;

  @ApiProperty({ type: Number, nullable: true, example: 0.79 })
  GBP: number | null;

  @ApiProperty({ type: Number, nullable: true, example: 1450 })
  RWF: number | null;
}

const changedOn = { type: String, nullable: true, example: '2026-11-24' };

class RateDaysView {
  @ApiProperty(changedOn)
  EUR: string | null;

  @ApiProperty(changedOn)
  GBP: string | null;

  @ApiProperty(changedOn)
  RWF: string | null;
}

export class ExchangeRatesView extends PerDollarView implements ExchangeRates {
  @ApiProperty({ type: RateDaysView, description: 'When each was changed last; null for one that is not set.' })
  days: RateDaysView;
}

export class SettingsView implements Settings {
  @ApiProperty({ type: CompanyTermsView })
  terms: CompanyTermsView;

  @ApiProperty({ type: [BankDetailView] })
  bankDetails: readonly BankDetailView[];

  @ApiProperty({ type: CompanyFactsView, description: 'What no admin has set is what the environment says.' })
  company: CompanyFactsView;

  @ApiProperty({ example: true, description: 'Whether clients are reminded of what is due.' })
  reminders: boolean;

  @ApiProperty({ example: true, description: 'Whether clients are asked how their trip was.' })
  reviewInvitations: boolean;

  @ApiProperty({ example: false, description: "Whether Google's Things to do may read the tours." })
  thingsToDo: boolean;

  @ApiProperty({ type: AdviceView, description: 'What travellers should know, unless a tour says it otherwise.' })
  advice: AdviceView;

  @ApiProperty({ type: AdviceTranslationsView })
  adviceTranslations: AdviceTranslationsView;

  @ApiProperty({ type: ExchangeRatesView, description: 'What visitors see prices in beside dollars.' })
  rates: ExchangeRatesView;
}

export class SettingsSavedAnswer extends SettingsView {
  @ApiProperty({ example: 'The settings have been saved.' })
  message: string;
}

const byLanguage = <Value>(valueOf: (language: OtherLanguage) => Value) =>
  Object.fromEntries(OTHER_LANGUAGES.map((language) => [language, valueOf(language)])) as Record<OtherLanguage, Value>;

/** @param company as it is in force */
export const settingsView = (
  { terms, bankDetails, reminders, reviewInvitations, thingsToDo, advice, adviceTranslations, rates }: Settings,
  { name, tagline, taglineTranslations, address, phone, email, social }: Company,
): SettingsView => ({
  terms,
  bankDetails,
  company: {
    name,
    tagline,
    taglineTranslations: byLanguage((language) => taglineTranslations[language] ?? ''),
    address,
    phone,
    email,
    social: { ...social },
  },
  reminders,
  reviewInvitations,
  thingsToDo,
  advice,
  adviceTranslations: byLanguage((language): TravelAdvice => mergedAdvice({}, adviceTranslations[language])),
  rates,
});
