import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import { inquiryBackofficeController } from '../inquiries/inquiry.backoffice.controller.js';
import { ContactService } from './contact.service.js';
import { ContactAnswer, ContactMessageView, contactMessageView } from './dto/contact-message.view.js';

const SHEET = csvSheet<ContactMessageView>(
  'contact-messages',
  ['id', 'names', 'email', 'subject', 'phone', 'message', 'isHandled'],
  ['createdAt'],
);

@ApiTags('Dashboard: contact messages')
@Controller('admin/contact-messages')
export class ContactBackofficeController extends inquiryBackofficeController({
  resource: 'contact-messages',
  names: { one: 'a contact message', single: 'contact message', many: 'contact messages', short: 'message' },
  sheet: SHEET,
  view: ContactMessageView,
  viewOf: contactMessageView,
  answer: ContactAnswer,
}) {
  constructor(contact: ContactService) {
    super(contact);
  }
}
