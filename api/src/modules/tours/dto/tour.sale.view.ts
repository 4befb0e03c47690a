import { field, view } from '../../../platform/http/view.js';
import {
  EXTRA_CATEGORIES,
  EXTRA_UNITS,
  type Extra,
  type LargeGroup,
  type Season,
  type TravellerType,
} from '@imisozi/core/pricing/price-rules';
import type { TourTerms } from '@imisozi/core/pricing/terms';
import { BankDetailView, CancellationStepView } from '../../settings/dto/settings.view.js';

export class LargeGroupView
  extends view({
    from: field.number(6, 'The smallest group, at least 6.'),
    to: field.number(12, 'The largest group.'),
    pricePerPerson: field.number(820, 'US dollars.'),
  })
  implements LargeGroup {}

export class SeasonView
  extends view({
    name: field.string('High season'),
    from: field.day('2027-06-01', 'The first travel date.'),
    to: field.day('2027-09-30', 'The last travel date.'),
    price1: field.number(2100, 'US dollars for one person; 0: not offered.'),
    price2: field.number(3900, 'US dollars for a group of two; 0: not offered.'),
    price3: field.number(5700, 'US dollars for a group of three; 0: not offered.'),
    price4: field.number(0, 'US dollars for a group of four; 0: not offered.'),
    price5: field.number(9000, 'US dollars for a group of five; 0: not offered.'),
    largeGroups: field
      .of<LargeGroupView[]>({ type: [LargeGroupView], description: "Left out: the tour's." })
      .optional(),
    extras: field
      .map<number>(
        { type: 'number', minimum: 0 },
        { 'gorilla-permit': 1050 },
        'What extras cost then, in US dollars by their code; those left out cost what they always do.',
      )
      .optional(),
  })
  implements Season {}

export class TravellerTypeView
  extends view({
    code: field.string('child', 'Not `adult`, which every tour has.'),
    label: field.string('Child'),
    minAge: field.number(5).optional(),
    maxAge: field.number(14).optional(),
    percent: field.number(-50, "Percent of an adult's share, -100 to 100; or `amount`.").optional(),
    amount: field.number(-200, "US dollars more or less than an adult's share; or `percent`.").optional(),
    alone: field.boolean(false, 'May travel without an adult.').optional(),
  })
  implements TravellerType {}

export class ExtraView
  extends view({
    code: field.string('gorilla-permit'),
    label: field.string('Gorilla permit'),
    category: field.enum(EXTRA_CATEGORIES),
    price: field.number(1500, 'US dollars.'),
    per: field.enum(EXTRA_UNITS, '`unit`: the client says how many, such as rooms.'),
    required: field.boolean(true, 'Added to every booking.'),
    maxQuantity: field.number(2).optional(),
    for: field
      .of<string[]>({
        type: [String],
        example: ['adult', 'resident'],
        description: 'Codes of the traveller types that it is for; left out: all.',
      })
      .optional(),
    prices: field
      .map<number>(
        { type: 'number', minimum: 0 },
        { child: 0, resident: 200 },
        'What travellers of a type pay instead, in US dollars by its code, in every season; 0 is free. Only of what is priced per person.',
      )
      .optional(),
  })
  implements Extra {}

/** A tour's terms that differ from the company's. */
export class TourTermsView
  extends view({
    depositPercent: field.number(30).optional(),
    balanceDaysBefore: field.number(30).optional(),
    holdHours: field.number(48).optional(),
    cancellation: field.list(CancellationStepView).optional(),
    bankDetails: field.list(BankDetailView).optional(),
  })
  implements TourTerms {}
