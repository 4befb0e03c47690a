import { TextField } from '../../../common/validation/fields.js';
import { MAX_FACTOR_CODE, MAX_FACTOR_NAME } from '@imisozi/core/second-factor';

export class StartFactorDto {
  @TextField({ label: 'Name', example: 'My phone', max: MAX_FACTOR_NAME, optional: true })
  name?: string;
}

export class FactorCodeDto {
  @TextField({ label: 'Code', example: '492039', max: MAX_FACTOR_CODE })
  code: string;
}
