import { field, view } from '../../../platform/http/view.js';
import type { BankDetail, CancellationStep, CompanyTerms, Terms } from '@imisozi/core/pricing/terms';
import { OTHER_LANGUAGES, type OtherLanguage } from '@imisozi/core/languages';
import { mergedAdvice, type TravelAdvice } from '@imisozi/core/travel-advice';
import type { ExchangeRates, PerDollar } from '@imisozi/core/exchange-rates';
import { TAX_RATES, type TaxedKind, type TaxRate, type TaxSettings } from '@imisozi/core/tax/tax-rates';
import type { KeptPeriods } from '@imisozi/core/privacy/periods';
import type { Company } from '@imisozi/core/company';
import { AdviceTranslationsView, AdviceView } from './advice.view.js';
import type { Settings } from '../settings.service.js';

export class CancellationStepView
  extends view({
    daysBefore: field.number(5, 'From so many days before travel on.'),
    chargePercent: field.number(25),
  })
  implements CancellationStep {}

export class BankDetailView
  extends view({
    name: field.string('Account number'),
    value: field.string('000-000000-00'),
  })
  implements BankDetail {}

export class CompanyTermsView
  extends view({
    depositPercent: field.number(30, 'Percent of the price without permits, which are due in full.'),
    balanceDaysBefore: field.number(30, 'Travel nearer than that is paid at once.'),
    holdHours: field.number(48, 'How long seats are held for a booking that is paid later.'),
    cancellation: field.list(CancellationStepView, 'From the earliest step to the one nearest to travel.'),
  })
  implements CompanyTerms {}

/** Terms as an order or a price shows them. */
export class TermsView extends view({ bankDetails: field.list(BankDetailView) }, CompanyTermsView) implements Terms {}

class CompanySocialView extends view({
  facebook: field.string('https://www.facebook.com/', 'Empty: no link.'),
  twitter: field.string('https://x.com/'),
  instagram: field.string('https://www.instagram.com/'),
  linkedin: field.string('https://www.linkedin.com/'),
}) {}

/** Empty: visitors read the English. */
class TaglineInView
  extends view({
    fr: field.string('Voyages au pays des mille collines'),
    sw: field.string(''),
    rw: field.string(''),
    ar: field.string(''),
  })
  implements Record<OtherLanguage, string> {}

/** The company facts shown to visitors, and in mails and documents. */
export class CompanyFactsView extends view({
  name: field.string('Imisozi Safaris'),
  tagline: field.string('Journeys through the land of a thousand hills'),
  taglineTranslations: field.one(TaglineInView, 'The tagline in other languages.'),
  address: field.string('KG 7 Avenue, Kigali, Rwanda'),
  phone: field.string('+250 788 000 000'),
  email: field.string('hello@imisozi.example'),
  social: field.one(CompanySocialView),
}) {}

export class PerDollarView
  extends view({
    EUR: field.number(0.92, 'Null: prices are not shown in it.').nullable(),
    GBP: field.number(0.79).nullable(),
    RWF: field.number(1450).nullable(),
  })
  implements PerDollar {}

const changedOn = field.string('2026-11-24').nullable();

class RateDaysView extends view({
  EUR: changedOn,
  GBP: changedOn,
  RWF: changedOn,
}) {}

export class ExchangeRatesView
  extends view(
    { days: field.one(RateDaysView, 'When each was changed last; null for one that is not set.') },
    PerDollarView,
  )
  implements ExchangeRates {}

const taxed = (example: TaxRate) => field.enum(TAX_RATES, undefined, { example });

class TaxRatesView
  extends view({
    trip: taxed('standard'),
    event: taxed('standard'),
    permit: taxed('exempt'),
    room: taxed('standard'),
    service: taxed('standard'),
    custom: taxed('standard'),
  })
  implements Record<TaxedKind, TaxRate> {}

export class TaxSettingsView
  extends view({
    tin: field.string('102345678', 'Empty: not printed.'),
    vatNumber: field.string('102345678', 'Empty: not registered, nothing is divided by rate.'),
    standardPercent: field.number(18),
    rates: field.one(TaxRatesView, 'By what is sold. Prices include the tax.'),
  })
  implements TaxSettings {}

const years = (example: number) => field.number(example, 'In years.');
const days = (example: number) => field.number(example, 'In days.');

/** How long things about people are kept; from when it counts says the privacy page. */
class KeptPeriodsView
  extends view({
    unbooked: years(2),
    accounts: years(10),
    payers: days(90),
    quotes: years(2),
    travellers: days(30),
    guideNotes: days(30),
    formerGuides: days(365),
    conversations: years(2),
    mails: years(2),
    waiting: days(30),
    clients: years(2),
    trail: years(10),
    news: days(90),
    files: field.number(30, 'In days; 0: for ever.'),
  })
  implements KeptPeriods {}

export class SettingsView
  extends view({
    terms: field.one(CompanyTermsView),
    bankDetails: field.list(BankDetailView),
    company: field.one(CompanyFactsView, 'What no admin has set is what the environment says.'),
    reminders: field.boolean(true, 'Whether clients are reminded of what is due.'),
    reviewInvitations: field.boolean(true, 'Whether clients are asked how their trip was.'),
    thingsToDo: field.boolean(false, "Whether Google's Things to do may read the tours."),
    secondFactorRequired: field.boolean(false, 'Whether admins and whoever sees money need a second factor.'),
    advice: field.one(AdviceView, 'What travellers should know, unless a tour says it otherwise.'),
    adviceTranslations: field.one(AdviceTranslationsView),
    rates: field.one(ExchangeRatesView, 'What visitors see prices in beside dollars.'),
    tax: field.one(TaxSettingsView, 'The company before the revenue authority.'),
    periods: field.one(KeptPeriodsView, 'How long things about people are kept.'),
  })
  implements Settings {}

export class SettingsSavedAnswer extends view(
  { message: field.string('The settings have been saved.') },
  SettingsView,
) {}

const byLanguage = <Value>(valueOf: (language: OtherLanguage) => Value) =>
  Object.fromEntries(OTHER_LANGUAGES.map((language) => [language, valueOf(language)])) as Record<OtherLanguage, Value>;

/** @param company the facts in force */
export const settingsView = (
  {
    terms,
    bankDetails,
    reminders,
    reviewInvitations,
    thingsToDo,
    secondFactorRequired,
    advice,
    adviceTranslations,
    rates,
    tax,
    periods,
  }: Settings,
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
  secondFactorRequired,
  advice,
  adviceTranslations: byLanguage((language): TravelAdvice => mergedAdvice({}, adviceTranslations[language])),
  rates,
  tax,
  periods,
});
