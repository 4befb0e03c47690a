import { EMAIL_ADDRESS } from '@imisozi/core/email-address';
import { form as text } from '../../i18n/for-browsers';

/** The validation rules that several forms share; the same as the server's. */
const PHONE = /^\+?[0-9][0-9 ()./-]{3,38}$/;

const notBlank = (message: string) => (value: unknown) => (typeof value === 'string' && value.trim() !== '') || message;

export const requiredText = (message: string) => ({ required: message, validate: notBlank(message) });

export const requiredEmail = (message: string) => ({
  required: message,
  pattern: { value: EMAIL_ADDRESS, message: text.emailInvalid },
});

export const requiredPhone = (message: string, notNumeric: string = text.phoneNumeric) => ({
  required: message,
  pattern: { value: PHONE, message: notNumeric },
});
