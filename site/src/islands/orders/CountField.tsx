import { useId, type ReactNode } from 'react';
import type { FieldPath, FieldValues, RegisterOptions, UseFormReturn } from 'react-hook-form';
import { booking as text } from '../../i18n/for-bookings';
import { defaultValueOf } from '../form/fields';

interface Props<V extends FieldValues> {
  readonly form: UseFormReturn<V>;
  readonly name: FieldPath<V>;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly min: number;
  /** The plus button stops here. */
  readonly max?: number | undefined;
  readonly rules: RegisterOptions<V, FieldPath<V>>;
  /** Shown in place of what the rules say. */
  readonly problem?: ReactNode;
}

/** A number of people, with large minus and plus buttons for touch (`scripts/steppers.js`). */
export function CountField<V extends FieldValues>({ form, name, label, hint, min, max, rules, problem }: Props<V>) {
  const id = useId();
  const shown = problem ?? form.getFieldState(name, form.formState).error?.message;
  return (
    <div className="field">
      <label htmlFor={id} data-required={rules.required ? true : undefined}>
        {label}
      </label>
      <div className="stepper">
        <button type="button" className="scripted" data-step="stepDown" aria-label={text.fewer}>
          −
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={1}
          defaultValue={defaultValueOf(form, name)}
          required={Boolean(rules.required)}
          aria-invalid={Boolean(shown)}
          aria-describedby={hint ? `${id}-hint ${id}-problem` : `${id}-problem`}
          {...form.register(name, rules)}
        />
        <button type="button" className="scripted" data-step="stepUp" aria-label={text.more}>
          +
        </button>
      </div>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className="problem" id={`${id}-problem`} role="status">
        {shown}
      </p>
    </div>
  );
}
