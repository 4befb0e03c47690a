import { field, view } from '../../../platform/http/view.js';
import { FlagField } from '../../../common/validation/fields.js';

export class ClientLinkDto {
  @FlagField({
    label: 'Renew',
    optional: true,
    example: false,
    description: 'Makes a new link; the old one leads nowhere from then on.',
  })
  renew?: boolean;

  @FlagField({ label: 'Mail', optional: true, example: false, description: 'Emails the link to the client.' })
  mail?: boolean;
}

export class ClientLinkAnswer extends view({
  message: field.string('The client of booking 2026-000042 has a new link, and the old one no longer works.'),
  link: field.string(
    'https://www.example.org/myorder/3c6f0d4e-5d0b-4a57-8f0e-5b7d3a1c9e20',
    'Opens the page of the order for whoever has it, so it is for its client only.',
  ),
}) {}
