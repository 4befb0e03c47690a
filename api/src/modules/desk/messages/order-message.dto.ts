import { field, view } from '../../../platform/http/view.js';
import { MultilineTextField } from '../../../common/validation/fields.js';

export class OrderMessageDto {
  @MultilineTextField({ label: 'Message', max: 5_000, example: 'Can we start an hour later?' })
  message: string;
}

export class OrderMessageAnswer extends view({
  message: field.string("Thank you, your message has been sent. We'll reply soon."),
}) {}
