import { field, view } from '../../../platform/http/view.js';
import { EmailField, PasswordField } from '../../../common/validation/fields.js';

export class LoginDto {
  @EmailField({ label: 'Email', example: 'admin@imisozi.example' })
  email: string;

  @PasswordField({ label: 'Password', example: 'demo-admin-1' })
  password: string;
}

export class LoginAnswer extends view({
  token: field.string('eyJhbGciOiJIUzI1NiJ9.e30.signature', 'Send it in the `token` header of later calls.'),
  message: field.string('Welcome back, Demo.'),
}) {}
