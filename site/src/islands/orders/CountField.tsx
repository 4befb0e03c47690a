import { useId, type MouseEvent, type ReactNode } from 'react';
import type { FieldPath, FieldValues, RegisterOptions, UseFormReturn } from 'react-hook-form';
import { booking as text } from '../../i18n/for-bookings';
import { defaultValueOf } from '../form/fields';
import { useHydrated } from '../form/useHydrated';

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

const stepped = (by: 'stepDown' | 'stepUp') => (event: MouseEvent<HTMLButtonElement>) => {
  const input = event.currentTarget.parentElement!.querySelector('input')!;
  input[by]();
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

/**
 * A number of people, with large minus and plus buttons for touch. They are there once they work, so that no tap is
 * swallowed: the number that stands in the field is the one that is sent.
 */
export function CountField<V extends FieldValues>({ form, name, label, hint, min, max, rules, problem }: Props<V>) {
  const id = useId();
  const isHydrated = useHydrated();
  const shown = problem ?? form.getFieldState(name, form.formState).error?.message;
  return (
    <div className="field">
      <label htmlFor={id} data-required={rules.required ? true : undefined}>
        {label}
      </label>
      <div className="stepper">
        {isHydrated && (
          <button type="button" aria-label={text.fewer} onClick={stepped('stepDown')}>
            −
          </button>
        )}
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
          aria-describedby={[hint && `${id}-hint`, shown && `${id}-problem`].filter(Boolean).join(' ') || undefined}
          {...form.register(name, rules)}
        />
        {isHydrated && (
          <button type="button" aria-label={text.more} onClick={stepped('stepUp')}>
            +
          </button>
        )}
      </div>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {(isHydrated || shown) && (
        <p className="problem" id={`${id}-problem`} role="status">
          {shown}
        </p>
      )}
    </div>
  );
}
