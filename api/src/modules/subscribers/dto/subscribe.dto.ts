import { EmailField } from '../../../common/validation/fields.js';
import { VisitorForm } from '../../../common/visitor-form/visitor-form.js';

export class SubscribeDto extends VisitorForm {
  @EmailField({ label: 'Email', example: 'visitor@example.org' })
  email: string;
}
