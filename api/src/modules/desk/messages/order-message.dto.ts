import { MultilineTextField } from '../../../common/validation/fields.js';

export class OrderMessageDto {
  @MultilineTextField({ label: 'Message', max: 5_000, example: 'Can we start an hour later?' })
  message: string;
}
