import { MAX_THREAD_FILE_NAME } from '@imisozi/core/thread-files';
import { MAX_UPLOAD_MB } from '@imisozi/core/fields/uploads';
import { TextField } from '../../../common/validation/fields.js';
import { field, view } from '../../../platform/http/view.js';

/** The field that is sent with the file. */
export class ThreadFileDto {
  @TextField({
    label: 'Name',
    max: 2 * MAX_THREAD_FILE_NAME,
    example: 'Packing list.pdf',
    description: 'What no file should be called becomes spaces, and the ending is that of the type.',
  })
  name: string;
}

/** The whole form, for the documentation: the file itself is not a field of the body. */
export class ThreadFileForm extends view(
  {
    file: field.of<unknown>({
      type: String,
      format: 'binary',
      description: `A PDF, a picture, an office document without macros, or a plain text. At most ${MAX_UPLOAD_MB} MB.`,
    }),
  },
  ThreadFileDto,
) {}
