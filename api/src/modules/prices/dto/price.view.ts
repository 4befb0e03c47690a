import { ApiProperty } from '@nestjs/swagger';
import type { Day } from '@imisozi/core/kigali-time';
import { CURRENCY } from '@imisozi/core/money';
import type { CancellationOffer } from '@imisozi/core/pricing/cancellation';
import { toDollars } from '@imisozi/core/pricing/cents';
import { dueNow, INSTALMENT_LABELS, type Instalment, type InstalmentLabel } from '@imisozi/core/pricing/instalments';
import { LINE_KINDS, lineInDollars, type LineKind, type PriceLineInDollars } from '@imisozi/core/pricing/price-lines';
import { TermsView } from '../../settings/dto/settings.view.js';
import type { Quote } from '../prices.service.js';

export class PriceLineView implements PriceLineInDollars {
  @ApiProperty({ enum: LINE_KINDS })
  kind: LineKind;

  @ApiProperty({ example: 'Gorilla permit' })
  label: string;

  @ApiProperty({ example: 2 })
  quantity: number;

  @ApiProperty({ example: 1500, description: 'US dollars; below 0 for what is taken off.' })
  unitAmount: number;

  @ApiProperty({ example: 3000, description: 'quantity × unitAmount.' })
  amount: number;
}

export class InstalmentView implements Instalment {
  @ApiProperty({ enum: INSTALMENT_LABELS, description: '`full`: everything at once.' })
  label: InstalmentLabel;

  @ApiProperty({ type: String, example: 'now', description: 'A day, or `now`.' })
  dueDate: Day;

  @ApiProperty({ example: 3192, description: 'US dollars.' })
  amount: number;
}

export class CancellationOfferView implements CancellationOffer {
  @ApiProperty({ type: String, format: 'date', example: '2027-06-05', description: 'That day included.' })
  until: Day;

  @ApiProperty({ example: 3640, description: 'US dollars, of a price that has been paid.' })
  refund: number;

  @ApiProperty({ example: 0, description: 'US dollars.' })
  charge: number;

  @ApiProperty({ example: 0, description: 'US dollars, kept for permits, which are bought by then.' })
  permits: number;
}

export class PriceAnswer {
  @ApiProperty({ type: [PriceLineView], description: 'They add up to the total.' })
  lines: PriceLineView[];

  @ApiProperty({ example: 3640, description: 'US dollars.' })
  total: number;

  @ApiProperty({ example: CURRENCY })
  currency: string;

  @ApiProperty({ example: 2 })
  people: number;

  @ApiProperty({ example: 3640, description: 'What is due now, in US dollars.' })
  deposit: number;

  @ApiProperty({ type: [InstalmentView] })
  instalments: InstalmentView[];

  @ApiProperty({ type: [CancellationOfferView], description: 'Empty without a travel date.' })
  cancellation: CancellationOfferView[];

  @ApiProperty({ type: TermsView })
  terms: TermsView;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, example: null })
  departureId: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'High season' })
  season: string | null;
}

export const instalmentView = ({ label, dueDate, amount }: Instalment): InstalmentView => ({
  label,
  dueDate,
  amount: toDollars(amount),
});

export const cancellationOfferView = ({
  until,
  refund,
  charge,
  permits,
}: CancellationOffer): CancellationOfferView => ({
  until,
  refund: toDollars(refund),
  charge: toDollars(charge),
  permits: toDollars(permits),
});

export const priceAnswer = ({ price, departure, instalments, cancellation, terms }: Quote): PriceAnswer => ({
  lines: price.lines.map(lineInDollars),
  total: toDollars(price.total),
  currency: CURRENCY,
  people: price.people,
  deposit: toDollars(dueNow(instalments)),
  instalments: instalments.map(instalmentView),
  cancellation: cancellation.map(cancellationOfferView),
  terms,
  departureId: departure?.id ?? null,
  season: price.season,
});
