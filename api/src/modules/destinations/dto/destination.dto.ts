import { ValidateBy } from 'class-validator';
import { ruleText } from '@imisozi/core/refusals/rule-text';
import { PicturesField } from '../../../common/rich-text/pictures.field.js';
import { RichTextField } from '../../../common/rich-text/rich-text.field.js';
import type { Position } from '@imisozi/core/position';
import { positionSchema } from '@imisozi/core/position-schema';
import { AlsoWrappedIn } from '../../../common/validation/body.pipe.js';
import { FlagField, TextField } from '../../../common/validation/fields.js';
import { RulesField } from '../../../common/validation/rules.field.js';
import { RevisionField } from '../../../common/validation/revision.field.js';
import { PositionView } from '../../../common/position.view.js';

const TITLE = { label: 'Title', max: 200, example: 'Lake Kivu' };

/** Placed on `images`, but checks `image` too (rules/content 2). */
const SomePicture = () =>
  ValidateBy(
    {
      name: 'somePicture',
      validator: {
        validate: (_, about) => {
          const { images, image } = about!.object as CreateDestinationDto;
          return Boolean(images ?? image);
        },
      },
    },
    { message: ruleText('destination-picture-required') },
  );

class DestinationFieldsDto {
  /** The name of `images` in updates by deployed clients: one URL or several, which replace all (rules/content 2). */
  @PicturesField()
  image?: string[];

  @RichTextField({ label: 'Description' })
  newsBody?: string;

  @RulesField(positionSchema, {
    type: PositionView,
    example: { latitude: -2.06, longitude: 29.35 },
    description: "Where it stands on the map of a tour's route, in decimal degrees; null: on none.",
  })
  position?: Position | null;
}

@AlsoWrappedIn('news')
export class CreateDestinationDto extends DestinationFieldsDto {
  @TextField(TITLE)
  title: string;

  @SomePicture()
  @PicturesField()
  images?: string[];
}

/** Missing fields keep their value, the pictures included. */
@AlsoWrappedIn('news')
export class UpdateDestinationDto extends DestinationFieldsDto {
  @TextField({ ...TITLE, mayStay: true })
  title?: string;

  @PicturesField()
  images?: string[];

  @RevisionField()
  updatedAt?: Date;
}

@AlsoWrappedIn('news')
export class PublishDestinationDto {
  @FlagField({ label: 'isPublished', example: true })
  isPublished: boolean;
}
