import type { OtherCurrency } from '@imisozi/core/exchange-rates';
import {
  adviceInToForm,
  adviceToForm,
  changedAdvice,
  changedAdviceTranslations,
  type AdviceForm,
  type AdviceInForm,
} from '../advice/adviceForm';
import type { Settings, SettingsChange } from '../data/types';
import { changedFields } from '../forms/changedFields';
import { earliestFirst, formToTerms, linesOf, termsToForm, type TermsForm } from '../terms/termsForm';
import { changedCompany } from './companyForm';
import { changedPeriods } from './keepingForm';
import { changedRates } from './ratesForm';
import { changedTax } from './taxForm';

/** The form values of the settings. */
export interface SettingsValues {
  readonly terms: TermsForm;
  readonly company: Settings['company'];
  readonly reminders: boolean;
  readonly reviewInvitations: boolean;
  readonly thingsToDo: boolean;
  readonly secondFactorRequired: boolean;
  readonly advice: AdviceForm;
  readonly adviceTranslations: AdviceInForm;
  readonly rates: Settings['rates'];
  readonly tax: Settings['tax'];
  readonly periods: Settings['periods'];
  /** Confirms that old rates are still correct. */
  readonly areRatesConfirmed?: boolean;
}

export const settingsToForm = ({
  terms,
  bankDetails,
  company,
  reminders,
  reviewInvitations,
  thingsToDo,
  secondFactorRequired,
  advice,
  adviceTranslations,
  rates,
  tax,
  periods,
}: Settings): SettingsValues => ({
  terms: termsToForm({ ...terms, bankDetails }),
  company,
  reminders,
  reviewInvitations,
  thingsToDo,
  secondFactorRequired,
  advice: adviceToForm(advice),
  adviceTranslations: adviceInToForm(adviceTranslations),
  rates,
  tax,
  periods,
});

/**
 * The changes for an update. Terms, switches and lines that someone else has changed in the meantime are kept.
 * @param before the initial values of the form, or those saved last
 * @param confirmable the currencies whose rates are old
 */
export function changedSettings(
  before: SettingsValues,
  now: SettingsValues,
  confirmable: readonly OtherCurrency[],
): SettingsChange {
  const { company, advice, adviceTranslations, rates, tax, periods, areRatesConfirmed } = now;
  const changedTerms = changedFields(termsOf(before), termsOf(now));
  return {
    ...changedFields(switchesOf(before), switchesOf(now)),
    ...(Object.keys(changedTerms).length > 0 && { terms: changedTerms }),
    ...changedFields(bankDetailsOf(before), bankDetailsOf(now)),
    company: changedCompany(before.company, company),
    advice: changedAdvice(before.advice, advice),
    adviceTranslations: changedAdviceTranslations(before.adviceTranslations, adviceTranslations),
    rates: changedRates(before.rates, rates, areRatesConfirmed ? confirmable : []),
    tax: changedTax(before.tax, tax),
    periods: changedPeriods(before.periods, periods),
  };
}

const switchesOf = ({ reminders, reviewInvitations, thingsToDo, secondFactorRequired }: SettingsValues) => ({
  reminders,
  reviewInvitations,
  thingsToDo,
  secondFactorRequired,
});

function termsOf({ terms }: SettingsValues) {
  const { bankDetails: _own, ...given } = formToTerms(terms);
  return { ...given, cancellation: earliestFirst(terms.cancellation) };
}

const bankDetailsOf = ({ terms }: SettingsValues) => ({ bankDetails: linesOf(terms.bankDetails) });
