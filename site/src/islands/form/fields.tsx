import {
  createContext,
  useContext,
  useId,
  type HTMLAttributes,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
} from 'react';
import {
  get,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import { ofOneLine } from './rules';

/** What the server reports about fields of a form that was posted without JavaScript, by their names. */
export const FieldProblems = createContext<Readonly<Record<string, string>>>({});

export interface Shared<T extends FieldValues> {
  readonly form: UseFormReturn<T>;
  readonly name: FieldPath<T>;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Marked as required, though only our own rules know when it is. */
  readonly isMarked?: boolean;
  /** A problem that the server reports; it replaces the message of the rules. */
  readonly problem?: ReactNode;
  readonly rules?: RegisterOptions<T, FieldPath<T>>;
}

interface FrameProps<T extends FieldValues> extends Shared<T> {
  /** Whether the error's element exists before there is an error, so that screen readers announce a later one. */
  readonly isLive?: boolean;
  readonly children: (control: Control) => ReactNode;
}

/** The props that all controls share; spread them first, then add the control's own. */
interface Control extends UseFormRegisterReturn {
  readonly id: string;
  readonly required: boolean;
  readonly defaultValue: string | undefined;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

/** A label, its control, a hint and an error, linked for screen readers. */
export function Frame<T extends FieldValues>({
  form,
  name,
  label,
  hint,
  isMarked,
  problem,
  rules,
  isLive,
  children,
}: FrameProps<T>) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const required = isRequired(rules);
  const posted = useContext(FieldProblems)[name];
  const { error } = form.getFieldState(name, form.formState);
  const shown = problem || error?.message || posted;
  const isWrong = Boolean(error || shown);
  return (
    <div className="field">
      <label htmlFor={id} data-required={required || isMarked || undefined}>
        {label}
      </label>
      {children({
        id,
        defaultValue: defaultValueOf(form, name),
        'aria-invalid': isWrong,
        'aria-describedby': [hint && hintId, isWrong && errorId].filter(Boolean).join(' ') || undefined,
        ...form.register(name, rules),
        required,
      })}
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      {(isLive || shown) && (
        <p className="problem" id={errorId} role="status">
          {shown}
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
    'type' | 'autoComplete' | 'list' | 'min' | 'max' | 'step' | 'readOnly' | 'placeholder'
  > & { readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'] };

export function TextField<T extends FieldValues>({
  form,
  name,
  label,
  hint,
  isMarked,
  problem,
  rules,
  ...input
}: TextFieldProps<T>) {
  return (
    <Frame {...{ form, name, label, hint, problem, ...(isMarked && { isMarked }) }} rules={withOneLine(rules)}>
      {(control) => <input {...input} {...control} />}
    </Frame>
  );
}

const withOneLine = <T extends FieldValues>({ validate, ...rules }: Shared<T>['rules'] & object = {}) =>
  ({
    ...rules,
    validate: { ...(typeof validate === 'function' ? { own: validate } : validate), ofOneLine },
  }) as Shared<T>['rules'] & object;

type TextAreaFieldProps<T extends FieldValues> = Shared<T> & { readonly rows?: number };

export function TextAreaField<T extends FieldValues>({ rows = 5, ...shared }: TextAreaFieldProps<T>) {
  return <Frame {...shared}>{(control) => <textarea rows={rows} {...control} />}</Frame>;
}

type SelectFieldProps<T extends FieldValues> = Shared<T> &
  Pick<SelectHTMLAttributes<HTMLSelectElement>, 'autoComplete'> & {
    /** Label of the empty option. */
    readonly placeholder?: string;
    readonly options: readonly { readonly value: string; readonly text: string }[];
  };

export function SelectField<T extends FieldValues>({
  placeholder,
  options,
  autoComplete,
  ...shared
}: SelectFieldProps<T>) {
  return (
    <Frame {...shared}>
      {(control) => (
        <select autoComplete={autoComplete} {...control}>
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
  const posted = useContext(FieldProblems)[name];
  const { error } = form.getFieldState(name, form.formState);
  const shown = error?.message || posted;
  return (
    <div className="field">
      <label className="check">
        <input
          type="checkbox"
          defaultChecked={Boolean(defaultValueOf(form, name))}
          required={isRequired(rules)}
          aria-invalid={Boolean(error || shown)}
          aria-describedby={shown && id}
          {...form.register(name, rules)}
        />
        <span data-required={isRequired(rules) || undefined}>{label}</span>
      </label>
      {shown && (
        <p className="problem" id={id}>
          {shown}
        </p>
      )}
    </div>
  );
}
