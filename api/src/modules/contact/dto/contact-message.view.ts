import { ApiProperty } from '@nestjs/swagger';
import type { ContactMessage } from '../contact-message.entity.js';

/** A message as its sender and staff see it. */
export class ContactMessageView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Demo Visitor' })
  names: string;

  @ApiProperty({ example: 'visitor@example.org' })
  email: string;

  @ApiProperty({ example: 'A school trip to Nyungwe' })
  subject: string;

  @ApiProperty({ example: '+250 788 123 456' })
  phone: string;

  @ApiProperty({ example: 'We are thirty pupils and four teachers.' })
  message: string;

  @ApiProperty({ example: false })
  isHandled: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class ContactAnswer {
  @ApiProperty({ example: "Thank you, your message has been sent. We'll reply soon." })
  message: string;

  @ApiProperty({ type: ContactMessageView })
  data: ContactMessageView;
}

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
