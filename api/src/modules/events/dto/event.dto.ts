import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { MediaUrlField } from '../../../common/rich-text/media-url.field.js';
import { RichTextField } from '../../../common/rich-text/rich-text.field.js';
import { AlsoWrappedIn } from '../../../common/validation/body.pipe.js';
import { emptyAs, FlagField, MoneyField, TextField } from '../../../common/validation/fields.js';
import { RevisionField } from '../../../common/validation/revision.field.js';
import { EventDate, EventPeriod } from './event-dates.fields.js';

const TITLE = { label: 'Title', max: 200, example: 'Kigali Conservation Forum' };
const START = { type: String, example: '2027-03-01T08:00', description: 'Central Africa Time if no zone is given.' };
const END = { type: String, example: '2027-03-01T16:00' };
const COVER = { label: 'Cover image', example: '/media/demo/kigali-skyline-noon.svg' };

class EventFieldsDto {
  @TextField({ label: 'Place', max: 200, optional: true, example: 'Kigali Convention Centre' })
  @emptyAs('')
  place?: string;

  @MoneyField({ label: 'Price', optional: true, example: 50, description: 'US dollars; 0: free entry.' })
  @emptyAs(0)
  price?: number;

  @RichTextField({ label: 'Description' })
  description?: string;
}

@AlsoWrappedIn('event')
export class CreateEventDto extends EventFieldsDto {
  @TextField(TITLE)
  title: string;

  @EventDate()
  @EventPeriod({ partial: false })
  @ApiProperty(START)
  startDate: Date;

  @EventDate()
  @ApiProperty(END)
  endDate: Date;

  @MediaUrlField({ ...COVER, missing: 'event-cover-required' })
  image: string;
}

/** Missing fields keep their value. */
@AlsoWrappedIn('event')
export class UpdateEventDto extends EventFieldsDto {
  @TextField({ ...TITLE, mayStay: true })
  title?: string;

  @EventDate()
  @EventPeriod({ partial: true })
  @ApiPropertyOptional(START)
  startDate?: Date;

  @EventDate()
  @ApiPropertyOptional(END)
  endDate?: Date;

  @MediaUrlField(COVER)
  image?: string;

  @RevisionField()
  updatedAt?: Date;
}

@AlsoWrappedIn('event')
export class ApproveEventDto {
  @FlagField({ label: 'isApproved', example: true })
  isApproved: boolean;
}
