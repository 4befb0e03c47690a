import * as maxLengths from '@imisozi/core/fields/lengths';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Allow } from 'class-validator';
import { AlsoWrappedIn } from '../../../common/validation/body.pipe.js';
import { ChoiceField, EmailField, FlagField, PhoneField, TextField } from '../../../common/validation/fields.js';
import { InsteadOf } from '../../../common/validation/instead-of.js';
import { VisitorForm } from '../../../common/visitor-form/visitor-form.js';

/** Forms of address (rules/forms 5); the first is the default. */
export const TITLES = ['Mr', 'Ms', 'Mrs.', 'Dr.', 'Prof.'] as const;

export const DEFAULT_COUNTRY = 'Rwanda';

/** The registration for an event (rules/forms 5). */
@AlsoWrappedIn('participant')
export class CreateParticipantDto extends VisitorForm {
  @TextField({
    label: 'Event',
    max: 200,
    optional: true,
    example: 'kigali-tourism-forum',
    description: 'Id or slug; takes precedence over `eventName`.',
  })
  eventId?: string;

  /** Deployed clients choose an event by its text in their list. */
  @TextField({
    label: 'Event',
    max: 200,
    optional: true,
    example: 'Kigali Tourism Forum',
    description: 'The title of the event, its slug or its id.',
  })
  @InsteadOf('eventId')
  eventName?: string;

  /** The form of deployed clients sends `Mr.` unless a box is ticked (rules/forms 5). */
  @Transform(({ value }: { value: unknown }) => (value === 'Mr.' ? TITLES[0] : value))
  @ChoiceField({ label: 'Title', values: TITLES, optional: true, example: 'Mr' })
  title?: string;

  @TextField({ label: 'Family name', max: maxLengths.partOfName, example: 'Visitor' })
  familyName: string;

  @TextField({ label: 'First name', max: maxLengths.partOfName, example: 'Demo' })
  firstName: string;

  @TextField({ label: 'Position', max: maxLengths.position, example: 'Coordinator' })
  position: string;

  @TextField({ label: 'Department', max: maxLengths.organization, example: 'Programmes' })
  department: string;

  @TextField({ label: 'Organization', max: maxLengths.organization, example: 'Example Organization' })
  organization: string;

  @TextField({ label: 'Address', max: maxLengths.address, example: 'KG 7 Avenue' })
  address: string;

  @TextField({ label: 'Country', max: maxLengths.country, optional: true, example: DEFAULT_COUNTRY })
  country?: string;

  @TextField({ label: 'Town', max: maxLengths.town, example: 'Kigali' })
  town: string;

  @PhoneField({ label: 'Telephone', example: '+250 788 123 456' })
  phone: string;

  @EmailField({ label: 'Email', example: 'visitor@example.org' })
  email: string;

  @TextField({ label: 'Diet requirements', max: maxLengths.diet, example: 'Vegetarian' })
  dietRequirements: string;

  /** Validated with the price, not here, because its error has a special message (rules/forms 5). */
  @Allow()
  @ApiPropertyOptional({ type: Number, example: 50, description: 'US dollars; must equal the price of the event.' })
  amount?: unknown;

  @FlagField({ label: 'Data protection', optional: true, example: true })
  dataProtection?: boolean;
}
