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
import { ChoiceField } from '../../../common/validation/fields.js';
import { RulesField } from '../../../common/validation/rules.field.js';
import { ExtraView, LargeGroupView, SeasonView, TourTermsView, TravellerTypeView } from './tour.sale.view.js';

/** How a tour is sold and what it is priced by (trade 2 to 4); deployed clients send none of it. */
export class TourSaleDto {
  @ChoiceField({
    label: 'Sale mode',
    values: SALE_MODES,
    optional: true,
    example: 'any-date',
    description: '`departures`: only on listed dates; `enquiry`: only by the office.',
  })
  saleMode?: SaleMode;

  @RulesField(seasonsSchema, { type: [SeasonView], description: 'Travel dates with prices of their own.' })
  seasons?: Season[] | null;

  @RulesField(largeGroupsSchema, { type: [LargeGroupView], description: 'Prices for groups of six and more.' })
  largeGroups?: LargeGroup[] | null;

  @RulesField(travellerTypesSchema, { type: [TravellerTypeView], description: "Differences from the adult's price." })
  travellerTypes?: TravellerType[] | null;

  @RulesField(extrasSchema, { type: [ExtraView], description: 'What is sold with the tour.' })
  extras?: Extra[] | null;

  @RulesField(tourTermsSchema, { type: TourTermsView, description: "Null, and what it leaves out: the company's." })
  terms?: TourTerms | null;
}
