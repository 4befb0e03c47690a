import { MessageAnswer } from '../../../common/message-answer.js';
import { field, view } from '../../../platform/http/view.js';
import type { ContactMessage } from '../contact-message.entity.js';

/** A message as its sender and staff see it. */
export class ContactMessageView extends view({
  id: field.uuid(),
  names: field.string('Demo Visitor'),
  email: field.string('visitor@example.org'),
  subject: field.string('A school trip to Nyungwe'),
  phone: field.string('+250 788 123 456'),
  message: field.string('We are thirty pupils and four teachers.'),
  isHandled: field.boolean(false),
  createdAt: field.time(),
}) {}

export class ContactAnswer extends view(
  {
    data: field.one(ContactMessageView),
  },
  MessageAnswer,
) {}

export function contactMessageView(message: ContactMessage): ContactMessageView {
  return {
    id: message.id,
    names: message.names,
    email: message.email,
    subject: message.subject,
    phone: message.phone,
    message: message.message,
    isHandled: message.isHandled,
    createdAt: message.createdAt.toISOString(),
  };
}
