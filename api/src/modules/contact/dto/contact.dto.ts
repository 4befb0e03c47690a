import * as maxLengths from '@imisozi/core/fields/lengths';
import { EmailField, MultilineTextField, PhoneField, TextField } from '../../../common/validation/fields.js';
import { VisitorForm } from '../../../common/visitor-form/visitor-form.js';

/** The contact form, and the request for event support. The labels are part of the sentences of rules/forms 1. */
export class ContactDto extends VisitorForm {
  @TextField({ label: 'Full name', max: maxLengths.fullName, example: 'Demo Visitor' })
  names: string;

  @EmailField({ label: 'Email', example: 'visitor@example.org' })
  email: string;

  @TextField({ label: 'Subject', max: maxLengths.subject, example: 'A school trip to Nyungwe' })
  subject: string;

  @PhoneField({ label: 'Phone', example: '+250 788 123 456' })
  phone: string;

  @MultilineTextField({
    label: 'message',
    max: maxLengths.message,
    example: 'We are thirty pupils and four teachers.',
  })
  message: string;
}
