import * as maxLengths from '@imisozi/core/fields/lengths';
import { field, view } from '../../platform/http/view.js';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, ValidateNested } from 'class-validator';
import { ruleText } from '@imisozi/core/refusals/rule-text';
import { MoneyField, TextField } from '../../common/validation/fields.js';
import { TranslatedView } from '../translations/dto/translation-state.view.js';
import { nameIn, namesReadView, type NamesRead } from '../translations/translated-names.js';
import type { OrderShare } from './order-share.entity.js';
import type { ShareState } from './share.state.js';

/** The maximum number of parts; the office handles larger groups. */
export const MAX_SHARES = 20;

const NAMES = 'Keza Uwase';

class ShareDto {
  @TextField({ label: 'Name', max: maxLengths.fullName, example: NAMES })
  names: string;

  @MoneyField({ label: 'Amount', example: 910, description: 'US dollars, positive.' })
  amount: number;
}

export class ShareBillDto {
  @IsArray({ message: ruleText('shares-not-a-list') })
  @ArrayMaxSize(MAX_SHARES, { message: ruleText('shares-too-many', { max: MAX_SHARES }) })
  @IsObject({ each: true, message: ruleText('share-incomplete') })
  @ValidateNested({ each: true, message: ruleText('share-incomplete') })
  @Type(() => ShareDto)
  @ApiProperty({
    type: [ShareDto],
    description: 'They replace the parts that are not paid yet, and add up to what is left to pay at most.',
  })
  shares: ShareDto[];
}

/** A part as the client of the order sees it. */
export class OrderShareView extends view({
  id: field.uuid(),
  names: field.string(NAMES),
  amount: field.number(910, 'US dollars.'),
  paid: field.boolean(false),
  link: field.string('https://safaris.example/pay/3c6f0d4e-5d0b-4a57-8f0e-5b7d3a1c9e20'),
}) {}

export class SharesAnswer extends view({ shares: field.list(OrderShareView) }) {}

export class SharedBillAnswer extends view(
  { message: field.string('The bill has been shared. Please send each person their link.') },
  SharesAnswer,
) {}

/** A part as anyone with its link sees it. */
export class ShareView extends view(
  {
    tour: field.string('Gorillas of the Virunga volcanoes', 'The tour or event.'),
    names: field.string(NAMES),
    amount: field.number(910, 'US dollars.'),
    paid: field.boolean(false),
    payable: field.boolean(true, 'False once it is paid, and when the order has ended or less is left to pay.'),
  },
  TranslatedView,
) {}

/** @param siteUrl the beginning of the link */
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
