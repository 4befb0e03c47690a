import { MAX_UPLOAD_MB } from '@imisozi/core/fields/uploads';
import { applyDecorators } from '@nestjs/common';
import { field, view } from '../../../platform/http/view.js';
import { Matches } from 'class-validator';
import { fieldText } from '@imisozi/core/refusals/rule-text';
import { ChoiceField, TextField } from '../../../common/validation/fields.js';
import { MEDIA_FOLDERS, type MediaFolder } from '../media.folders.js';

/** Letters, digits and the punctuation of names. An `&` or `=` in a signed value could be read as another parameter. */
const TextsField = (field: Parameters<typeof TextField>[0]) =>
  applyDecorators(
    TextField(field),
    Matches(/^[\p{L}\p{M}\p{N} ,._:/+-]*$/u, {
      message: fieldText(field.label, 'field-signs'),
    }),
  );

/** The fields that deployed clients send with the file (rules/media 6); their `timestamp` is not used and dropped. */
export class UploadDto {
  @ChoiceField({ label: 'Folder', values: MEDIA_FOLDERS, example: 'events' })
  folder: MediaFolder;

  @TextsField({ label: 'Tags', max: 200, optional: true, example: 'cover, 2027', description: 'Separated by commas.' })
  tags?: string;

  @TextsField({
    label: 'Upload preset',
    max: 100,
    optional: true,
    example: 'pictures',
    description: 'Used by the cloud service only.',
  })
  upload_preset?: string;
}

/** The whole form, for the documentation: the file itself is not a field of the body. */
export class UploadForm extends view(
  {
    file: field.of<unknown>({
      type: String,
      format: 'binary',
      description: `JPEG, PNG, WebP or AVIF; in the folder \`publications\` also PDF. At most ${MAX_UPLOAD_MB} MB.`,
    }),
  },
  UploadDto,
) {}
