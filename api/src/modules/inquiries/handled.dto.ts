import { FlagField } from '../../common/validation/fields.js';

/** Marks an inquiry as handled or as open. Other fields of the record are dropped. */
export class HandledDto {
  @FlagField({ label: 'Handled', example: true })
  isHandled: boolean;
}
