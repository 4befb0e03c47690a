import { EmailField, MultilineTextField, TextField } from '../../../common/validation/fields.js';
import { VisitorForm } from '../../../common/visitor-form/visitor-form.js';

/** What the air-ticket form of deployed clients sends to the mail API (rules/forms 4). */
export class HtmlInquiryDto extends VisitorForm {
  @EmailField({
    label: 'Email',
    example: 'visitor@example.org',
    description: 'The visitor, who will receive the replies.',
  })
  sendTo: string;

  @TextField({ label: 'Subject', max: 200, optional: true, example: 'Air Ticket Inquiry' })
  subject?: string;

  @MultilineTextField({ label: 'html', max: 50_000, example: '<p>Full Name: Demo Visitor</p>' })
  html: string;
}
