import * as counts from '@imisozi/core/fields/counts';
import {
  extrasSchema,
  largeGroupsSchema,
  SALE_MODES,
  seasonsSchema,
  travellerTypesSchema,
  type Extra,
  type LargeGroup,
  type SaleMode,
  type Season,
  type TravellerType,
} from '@imisozi/core/pricing/price-rules';
import { tourTermsSchema, type TourTerms } from '@imisozi/core/pricing/terms';
import { ChoiceField, FlagField, WholeNumberField } from '../../../common/validation/fields.js';
import { RulesField } from '../../../common/validation/rules.field.js';
import { ExtraView, LargeGroupView, SeasonView, TourTermsView, TravellerTypeView } from './tour.sale.view.js';

const PRICES = { price1: 2_100, price2: 3_900, price3: 5_700, price4: 0, price5: 9_000 };
const EXAMPLES = {
  seasons: [{ name: 'High season', from: '2027-06-01', to: '2027-09-30', ...PRICES }],
  largeGroups: [{ from: 6, to: 12, pricePerPerson: 820 }],
  travellerTypes: [{ code: 'child', label: 'Child', minAge: 5, maxAge: 14, percent: -50 }],
  extras: [{ code: 'lunch', label: 'Lunch', category: 'service', price: 12.5, per: 'person-day', required: false }],
  terms: { depositPercent: 30, cancellation: [{ daysBefore: 30, chargePercent: 50 }] },
};

/** How a tour is sold and priced (rules/prices 1 to 6); deployed clients send none of it. */
export class TourSaleDto {
  @ChoiceField({
    label: 'Sale mode',
    values: SALE_MODES,
    optional: true,
    example: 'any-date',
    description: '`departures`: only on listed dates; `enquiry`: only by the office.',
  })
  saleMode?: SaleMode;

  @WholeNumberField({
    label: 'Lead time',
    ...counts.leadDays,
    optional: true,
    example: 14,
    description: 'Days before its first day on which visitors can book it, at the latest; staff may book it later.',
  })
  leadDays?: number;

  @RulesField(seasonsSchema, {
    type: [SeasonView],
    example: EXAMPLES.seasons,
    description: 'Travel dates with prices of their own.',
  })
  seasons?: Season[] | null;

  @RulesField(largeGroupsSchema, {
    type: [LargeGroupView],
    example: EXAMPLES.largeGroups,
    description: 'Prices for groups of six and more.',
  })
  largeGroups?: LargeGroup[] | null;

  @RulesField(travellerTypesSchema, {
    type: [TravellerTypeView],
    example: EXAMPLES.travellerTypes,
    description: "Differences from the adult's price.",
  })
  travellerTypes?: TravellerType[] | null;

  @RulesField(extrasSchema, { type: [ExtraView], example: EXAMPLES.extras, description: 'What is sold with the tour.' })
  extras?: Extra[] | null;

  @RulesField(tourTermsSchema, {
    type: TourTermsView,
    example: EXAMPLES.terms,
    description: "Null, and what it leaves out: the company's.",
  })
  terms?: TourTerms | null;

  @FlagField({
    label: 'Asks for travellers',
    optional: true,
    example: true,
    description: 'Clients are asked who travels as soon as they have ordered. In production this needs `DATA_KEY`.',
  })
  asksTravellers?: boolean;
}
