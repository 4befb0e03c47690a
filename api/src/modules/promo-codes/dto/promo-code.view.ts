import { ApiProperty } from '@nestjs/swagger';
import type { Day } from '@imisozi/core/kigali-time';
import type { PromoCode } from '../promo-code.entity.js';

const DAY = { type: String, format: 'date', nullable: true, example: '2027-03-31' };

export class PromoCodeView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'GREEN-SEASON' })
  code: string;

  @ApiProperty({ type: Number, nullable: true, example: 10 })
  percent: number | null;

  @ApiProperty({ type: Number, nullable: true, example: null, description: 'US dollars off the whole booking.' })
  amount: number | null;

  @ApiProperty({ type: [String], description: 'Ids of the tours it is for; empty: for all.' })
  tourIds: string[];

  @ApiProperty(DAY)
  bookFrom: Day | null;

  @ApiProperty(DAY)
  bookTo: Day | null;

  @ApiProperty(DAY)
  travelFrom: Day | null;

  @ApiProperty(DAY)
  travelTo: Day | null;

  @ApiProperty({ type: Number, nullable: true, example: 50 })
  maxUses: number | null;

  @ApiProperty({ example: 7 })
  uses: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Null while it is valid.' })
  endedAt: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class PromoCodeAnswer {
  @ApiProperty({ example: 'The promo code has been created.' })
  message: string;

  @ApiProperty({ type: PromoCodeView })
  data: PromoCodeView;
}

export const promoCodeView = (promo: PromoCode): PromoCodeView => ({
  id: promo.id,
  code: promo.code,
  percent: promo.percent,
  amount: promo.amount,
  tourIds: promo.tourIds ?? [],
  bookFrom: promo.bookFrom,
  bookTo: promo.bookTo,
  travelFrom: promo.travelFrom,
  travelTo: promo.travelTo,
  maxUses: promo.maxUses,
  uses: promo.uses,
  endedAt: promo.endedAt?.toISOString() ?? null,
  createdAt: promo.createdAt.toISOString(),
});
