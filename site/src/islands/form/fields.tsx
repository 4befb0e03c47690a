import { useId, type HTMLAttributes, type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes } from 'react';
import {
  get,
  type FieldError,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type UseFormReturn,
} from 'react-hook-form';

interface Shared<T extends FieldValues> {
  readonly form: UseFormReturn<T>;
  readonly name: FieldPath<T>;
  readonly label: string;
  readonly hint?: string;
  /** What the server says of it, shown in place of what the rules say. */
  readonly problem?: string | undefined;
  readonly rules?: RegisterOptions<T, FieldPath<T>>;
}

interface Described {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
  readonly required: boolean;
}

interface FrameProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly required: boolean;
  readonly error?: Pick<FieldError, 'message'> | undefined;
  readonly children: (control: Described) => ReactNode;
}

/** A label, its control, a hint and the error, connected for screen readers. */
function Frame({ label, hint, required, error, children }: FrameProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div className="field">
      <label htmlFor={id} data-required={required || undefined}>
        {label}
      </label>
      {children({ id, required, 'aria-invalid': Boolean(error), 'aria-describedby': described })}
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      {error?.message && (
        <p className="problem" id={errorId} role="status">
          {error.message}
        </p>
      )}
    </div>
  );
}

/** The initial value of a field: after a POST without JavaScript, what was typed. */
export const defaultValueOf = <T extends FieldValues>(form: UseFormReturn<T>, name: FieldPath<T>): string | undefined =>
  get(form.formState.defaultValues, name);

const isRequired = (rules?: { required?: unknown }) => Boolean(rules?.required);

type TextFieldProps<T extends FieldValues> = Shared<T> &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'autoComplete' | 'min' | 'max' | 'step' | 'readOnly' | 'placeholder'
  > & { readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'] };

export function TextField<T extends FieldValues>({
  form,
  name,
  label,
  hint,
  problem,
  rules,
  ...input
}: TextFieldProps<T>) {
  const error = problem ? { message: problem } : form.getFieldState(name, form.formState).error;
  return (
    <Frame label={label} hint={hint} required={isRequired(rules)} error={error}>
      {(control) => (
        <input defaultValue={defaultValueOf(form, name)} {...input} {...control} {...form.register(name, rules)} />
      )}
    </Frame>
  );
}

export function TextAreaField<T extends FieldValues>({
  form,
  name,
  label,
  hint,
  rules,
  rows = 5,
}: Shared<T> & { readonly rows?: number }) {
  const { error } = form.getFieldState(name, form.formState);
  return (
    <Frame label={label} hint={hint} required={isRequired(rules)} error={error}>
      {(control) => (
        <textarea defaultValue={defaultValueOf(form, name)} rows={rows} {...control} {...form.register(name, rules)} />
      )}
    </Frame>
  );
}

type SelectFieldProps<T extends FieldValues> = Shared<T> &
  Pick<SelectHTMLAttributes<HTMLSelectElement>, 'autoComplete'> & {
    /** Text of the empty option. */
    readonly placeholder?: string;
    readonly options: readonly { readonly value: string; readonly text: string }[];
  };

export function SelectField<T extends FieldValues>({
  form,
  name,
  label,
  hint,
  problem,
  rules,
  placeholder,
  options,
  ...select
}: SelectFieldProps<T>) {
  const error = problem ? { message: problem } : form.getFieldState(name, form.formState).error;
  return (
    <Frame label={label} hint={hint} required={isRequired(rules)} error={error}>
      {(control) => (
        <select defaultValue={defaultValueOf(form, name)} {...select} {...control} {...form.register(name, rules)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Frame>
  );
}

/** A checkbox with its label beside it. */
export function CheckField<T extends FieldValues>({ form, name, label, rules }: Omit<Shared<T>, 'hint'>) {
  const id = useId();
  const { error } = form.getFieldState(name, form.formState);
  return (
    <div className="field">
      <label className="check">
        <input
          type="checkbox"
          defaultChecked={Boolean(defaultValueOf(form, name))}
          required={isRequired(rules)}
          aria-invalid={Boolean(error)}
          aria-describedby={error && id}
          {...form.register(name, rules)}
        />
        <span data-required={isRequired(rules) || undefined}>{label}</span>
      </label>
      {error?.message && (
        <p className="problem" id={id}>
          {error.message}
        </p>
      )}
    </div>
  );
}
