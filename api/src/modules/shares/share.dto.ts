import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, ValidateNested } from 'class-validator';
import { MoneyField, TextField } from '../../common/validation/fields.js';
import { TranslatedView } from '../translations/dto/translation-state.view.js';
import { nameIn, namesReadView, type NamesRead } from '../translations/translated-names.js';
import type { OrderShare } from './order-share.entity.js';
import type { ShareState } from './share.state.js';

/** A travelling party; a bill in more parts than this is the office's to collect. */
export const MOST_SHARES = 20;

const NAMES = 'Keza Uwase';

class ShareDto {
  @TextField({ label: 'Name', max: 150, example: NAMES })
  names: string;

  @MoneyField({ label: 'Amount', example: 910, description: 'US dollars, above zero.' })
  amount: number;
}

export class ShareBillDto {
  @IsArray({ message: 'The parts must be a list' })
  @ArrayMaxSize(MOST_SHARES, { message: `A bill can be shared among at most ${MOST_SHARES}` })
  @ValidateNested({ each: true, message: 'Each part must have a name and an amount' })
  @Type(() => ShareDto)
  @ApiProperty({
    type: [ShareDto],
    description: 'They replace the parts that are not paid yet, and add up to what is left to pay at most.',
  })
  shares: ShareDto[];
}

/** A part as the client of the order sees it. */
export class OrderShareView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: NAMES })
  names: string;

  @ApiProperty({ example: 910, description: 'US dollars.' })
  amount: number;

  @ApiProperty({ example: false })
  paid: boolean;

  @ApiProperty({ example: 'https://safaris.example/pay/3c6f0d4e-5d0b-4a57-8f0e-5b7d3a1c9e20' })
  link: string;
}

export class SharesAnswer {
  @ApiProperty({ type: [OrderShareView] })
  shares: OrderShareView[];
}

export class SharedBillAnswer extends SharesAnswer {
  @ApiProperty({ example: 'The bill has been shared. Please send each person their link.' })
  message: string;
}

/** A part as whoever has its link sees it. */
export class ShareView extends TranslatedView {
  @ApiProperty({ example: 'Gorillas of the Virunga volcanoes', description: 'The tour or event.' })
  tour: string;

  @ApiProperty({ example: NAMES })
  names: string;

  @ApiProperty({ example: 910, description: 'US dollars.' })
  amount: number;

  @ApiProperty({ example: false })
  paid: boolean;

  @ApiProperty({
    example: true,
    description: 'False once it is paid, and when the order has ended or less is left to pay.',
  })
  payable: boolean;
}

/** @param siteUrl what the link begins with */
export const orderShareView = ({ id, names, amount, paidAt }: OrderShare, siteUrl: string): OrderShareView => ({
  id,
  names,
  amount,
  paid: paidAt !== null,
  link: `${siteUrl}/pay/${id}`,
});

export const shareView = (
  { names, amount }: OrderShare,
  tour: string,
  state: ShareState,
  read: NamesRead,
): ShareView => ({
  tour: nameIn(read.names, tour),
  names,
  amount,
  paid: state === 'paid',
  payable: state === 'open',
  ...namesReadView(read, { tour }),
});
