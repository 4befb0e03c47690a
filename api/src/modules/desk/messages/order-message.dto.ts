import * as maxLengths from '@imisozi/core/fields/lengths';
import { MultilineTextField } from '../../../common/validation/fields.js';

export class OrderMessageDto {
  @MultilineTextField({ label: 'Message', max: maxLengths.message, example: 'Can we start an hour later?' })
  message: string;
}
