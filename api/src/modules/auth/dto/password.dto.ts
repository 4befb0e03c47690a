import { EmailField, PasswordField, TextField } from '../../../common/validation/fields.js';
import { ValidateBy } from 'class-validator';

const SHORTEST_PASSWORD = 8;

/** Both must be equal (contract 3). */
const SameAsPassword = () =>
  ValidateBy(
    {
      name: 'sameAsPassword',
      validator: { validate: (value, args) => value === (args!.object as ResetPasswordDto).password },
    },
    { message: 'Both passwords must be the same' },
  );

export class ForgotPasswordDto {
  @EmailField({ label: 'Email', example: 'staff@imisozi.example' })
  email: string;
}

/** Sets a password by a mailed link: after it was forgotten, or for the first time. */
export class ResetPasswordDto {
  @TextField({ label: 'Token', max: 200, example: 'Zt0v7mBq3uX8', description: 'The last part of the mailed link.' })
  token: string;

  @PasswordField({ label: 'New password', min: SHORTEST_PASSWORD, example: 'a long and quiet river' })
  password: string;

  @SameAsPassword()
  @PasswordField({ label: 'Confirm password', example: 'a long and quiet river' })
  confirmPassword: string;
}
