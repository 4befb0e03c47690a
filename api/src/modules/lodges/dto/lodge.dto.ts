import { LODGE_LEVELS, type LodgeLevel } from '@imisozi/core/lodges';
import type { Position } from '@imisozi/core/position';
import { positionSchema } from '@imisozi/core/position-schema';
import { PicturesField } from '../../../common/rich-text/pictures.field.js';
import { RichTextField } from '../../../common/rich-text/rich-text.field.js';
import { AlsoWrappedIn } from '../../../common/validation/body.pipe.js';
import { ChoiceField, emptyAs, FlagField, TextField, WholeNumberField } from '../../../common/validation/fields.js';
import { RevisionField } from '../../../common/validation/revision.field.js';
import { RulesField } from '../../../common/validation/rules.field.js';
import { WebUrlField } from '../../../common/validation/web-url.field.js';
import { PositionView } from '../../../common/position.view.js';

const TITLE = { label: 'Title', max: 200, example: 'Kinigi Ridge Lodge' };
const LEVEL = { label: 'Level', values: LODGE_LEVELS, example: 'comfort' };
const MAX_ROOMS = 1_000;

class LodgeFieldsDto {
  @TextField({ label: 'Place', max: 200, optional: true, example: 'Kinigi, below Mount Sabyinyo' })
  @emptyAs('')
  place?: string;

  @RichTextField({ label: 'Description' })
  body?: string;

  @PicturesField()
  images?: string[];

  @WholeNumberField({ label: 'Rooms', min: 1, max: MAX_ROOMS, optional: true, example: 12 })
  @emptyAs(null)
  rooms?: number | null;

  @RulesField(positionSchema, {
    type: PositionView,
    example: { latitude: -1.43, longitude: 29.59 },
    description: 'Where it stands on the maps of tours, in decimal degrees; null: on none.',
  })
  position?: Position | null;

  @WebUrlField({ label: 'Website', max: 500, optional: true, example: 'https://lodge.example' })
  @emptyAs('')
  link?: string;
}

@AlsoWrappedIn('lodge')
export class CreateLodgeDto extends LodgeFieldsDto {
  @TextField(TITLE)
  title: string;

  @ChoiceField(LEVEL)
  level: LodgeLevel;
}

/** Missing fields keep their value. */
@AlsoWrappedIn('lodge')
export class UpdateLodgeDto extends LodgeFieldsDto {
  @TextField({ ...TITLE, mayStay: true })
  title?: string;

  @ChoiceField({ ...LEVEL, mayStay: true })
  level?: LodgeLevel;

  @RevisionField()
  updatedAt?: Date;
}

@AlsoWrappedIn('lodge')
export class PublishLodgeDto {
  @FlagField({ label: 'isPublished', example: true })
  isPublished: boolean;
}
