import { FlagField } from '../../common/validation/fields.js';

/** What staff say of something a visitor sent: done, or to be looked at again. Other fields of the record are dropped. */
export class HandledDto {
  @FlagField({ label: 'Handled', example: true })
  isHandled: boolean;
}
