import * as maxLengths from '@imisozi/core/fields/lengths';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { TextField } from './fields';
import { requiredEmail, requiredPhoneNumber, requiredPhoneText, requiredText } from './rules';

interface Props<T extends FieldValues> {
  readonly form: UseFormReturn<T>;
  readonly name: FieldPath<T>;
  readonly label: string;
  readonly hint?: string;
  /** The message for an empty field. */
  readonly required: string;
}

/** The visitor's full name. */
export function NameField<T extends FieldValues>({ required, ...field }: Props<T>) {
  return <TextField {...field} autoComplete="name" rules={requiredText(required, maxLengths.fullName)} />;
}

/** The visitor's email address. */
export function EmailField<T extends FieldValues>({ required, ...field }: Props<T>) {
  return <TextField {...field} type="email" autoComplete="email" rules={requiredEmail(required)} />;
}

interface PhoneProps {
  /** The message for an invalid phone number, if the form has one of its own (rules/forms 8). */
  readonly notNumeric?: string;
}

/** The visitor's phone number, in digits. */
export function PhoneField<T extends FieldValues>({ required, notNumeric, ...field }: PhoneProps & Props<T>) {
  return <TextField {...field} type="tel" autoComplete="tel" rules={requiredPhoneNumber(required, notNumeric)} />;
}

/** The visitor's phone number as free text, for bookings. */
export function PhoneTextField<T extends FieldValues>({ required, ...field }: Props<T>) {
  return <TextField {...field} type="tel" autoComplete="tel" rules={requiredPhoneText(required)} />;
}
