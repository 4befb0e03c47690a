import { ruleText } from '@imisozi/core/refusals/rule-text';
import { EmailField, PasswordField, TextField } from '../../../common/validation/fields.js';
import { ValidateBy } from 'class-validator';
import { MIN_PASSWORD_LENGTH } from '@imisozi/core/fields/passwords';

/** Both passwords must be equal (rules/accounts 5). */
const SameAs = (field: 'password' | 'newPassword') =>
  ValidateBy(
    {
      name: 'sameAsPassword',
      validator: { validate: (value, args) => value === (args!.object as Record<string, unknown>)[field] },
    },
    { message: ruleText('passwords-differ') },
  );

export class ConfirmDto {
  @PasswordField({ label: 'Password', example: 'demo-admin-1' })
  password: string;
}

export class ForgotPasswordDto {
  @EmailField({ label: 'Email', example: 'staff@imisozi.example' })
  email: string;
}

/** Sets a password with a mailed link: a forgotten or a first one. */
export class ResetPasswordDto {
  @TextField({
    label: 'Token',
    max: 200,
    example: 'Zt0v7mBq3uX8',
    description: 'The last part of the link in the email.',
  })
  token: string;

  @PasswordField({ label: 'New password', min: MIN_PASSWORD_LENGTH, example: 'a long and quiet river' })
  password: string;

  @SameAs('password')
  @PasswordField({ label: 'Confirm password', example: 'a long and quiet river' })
  confirmPassword: string;
}

/** Changes the caller's own password in the dashboard. */
export class ChangePasswordDto {
  @PasswordField({ label: 'Current password', example: 'demo-staff-1' })
  password: string;

  @PasswordField({ label: 'New password', min: MIN_PASSWORD_LENGTH, example: 'a long and quiet river' })
  newPassword: string;

  @SameAs('newPassword')
  @PasswordField({ label: 'Confirm password', example: 'a long and quiet river' })
  confirmPassword: string;
}
