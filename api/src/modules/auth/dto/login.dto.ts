import { field, view } from '../../../platform/http/view.js';
import { MAX_FACTOR_CODE } from '@imisozi/core/second-factor';
import { EmailField, PasswordField, TextField } from '../../../common/validation/fields.js';

export class LoginDto {
  @EmailField({ label: 'Email', example: 'admin@imisozi.example' })
  email: string;

  @PasswordField({ label: 'Password', example: 'demo-admin-1' })
  password: string;

  /** Of an authenticator app, or a recovery code, for an account with a second factor. */
  @TextField({ label: 'Code', example: '492039', max: MAX_FACTOR_CODE, optional: true })
  code?: string;
}

export class LoginAnswer extends view({
  token: field.string('eyJhbGciOiJIUzI1NiJ9.e30.signature', 'Send it in the `token` header of later calls.'),
  message: field.string('Welcome back, Demo.'),
}) {}
