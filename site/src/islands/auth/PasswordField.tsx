import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { TextField } from '../form/fields';

interface Props<T extends FieldValues> {
  readonly form: UseFormReturn<T>;
  readonly name: FieldPath<T>;
  readonly label: string;
  readonly hint?: string;
  /** The message for an empty field. */
  readonly required: string;
  /** Tells password managers whether to fill in a password or to suggest a new one. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A masked password field. */
export function PasswordField<T extends FieldValues>({ required, ...field }: Props<T>) {
  return <TextField {...field} type="password" rules={{ required }} />;
}
