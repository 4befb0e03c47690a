import { useEffect, useRef, useState, type SubmitEventHandler } from 'react';
import {
  get,
  useForm,
  useWatch,
  type DefaultValues,
  type Path,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form';
import type { Failure, Outcome } from '../../lib/api/outcome';
import type { Posted } from '../../lib/forms/posted';
import { singleFlight, type Done } from '../../lib/forms/single-flight';
import { clearToasts } from '../../lib/toast';
import { shownValues } from './shown-values';
import { openStepOf } from './Step';
import { useHydrated } from './useHydrated';

interface Sent<V extends Record<string, unknown>> {
  readonly form: UseFormReturn<V>;
  readonly values: V;
  /** The value of the submit button that was pressed. */
  readonly pressed: string;
  /** Shows a notice below the form. */
  readonly tell: (message: string) => void;
}

interface Options<V extends Record<string, unknown>, T> {
  /** The form's id on the page, and its name in a POST without JavaScript. */
  readonly name: string;
  readonly empty: V;
  /** The result of a POST without JavaScript, if this page shows one. */
  readonly posted?: Posted | undefined;
  /** Called with valid values; never again before it has finished. */
  readonly send: (values: V, pressed: string) => Promise<Outcome<T>>;
  /** Called on success. Returns 'leaving' when the browser is about to leave the page. */
  readonly done: (data: T, sent: Sent<V>) => Done;
  /** Called on failure, besides showing the problems in the form. */
  readonly failed?: (failure: Failure) => void;
}

/** The props of `<Form>`. */
export interface SiteForm<V extends Record<string, unknown>> {
  readonly name: string;
  readonly form: UseFormReturn<V>;
  /** The values that the server rendered. */
  readonly rendered: V;
  readonly isHydrated: boolean;
  readonly busy: boolean;
  readonly problems: readonly string[];
  /** The problems are those of a POST without JavaScript, from which the page was made. */
  readonly isPosted: boolean;
  /** Which of those are about a field, by its name. */
  readonly byField: Readonly<Record<string, string>>;
  readonly message: string;
  readonly submit: SubmitEventHandler<HTMLFormElement>;
}

const NONE: Readonly<Record<string, string>> = {};

/**
 * The life cycle of every form: validate and focus the first invalid field; submit, one attempt at a time; then show
 * the server's problems and keep what was typed, or run `done`.
 */
export function useSiteForm<V extends Record<string, unknown>, T>(options: Options<V, T>): SiteForm<V> {
  const { name, empty, posted, send, done, failed } = options;
  const rendered: V = { ...empty, ...posted?.values };
  const [start] = useState(() => ({ ...rendered, ...shownValues(name, empty) }));
  const form = useForm<V>({ defaultValues: start as DefaultValues<V> });
  const attempt = useRef(singleFlight());
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState(posted?.problems ?? []);
  const [message, setMessage] = useState(posted?.message ?? '');
  const isHydrated = useHydrated();

  useEffect(() => {
    // On back navigation the browser restores the form's values, sometimes only after hydration, and without any event.
    const takeRestored = () => {
      for (const [field, value] of Object.entries(shownValues(name, form.getValues()))) {
        const key = field as Path<V>;
        if (String(get(form.getValues(), key)) !== String(value)) form.setValue(key, value as PathValue<V, Path<V>>);
      }
    };
    addEventListener('pageshow', takeRestored);
    return () => removeEventListener('pageshow', takeRestored);
  }, [form, name]);

  const submit: SubmitEventHandler<HTMLFormElement> = (event) => {
    const { submitter } = event.nativeEvent;
    const pressed = submitter instanceof HTMLButtonElement ? submitter.value : '';
    const { elements } = event.currentTarget;
    const honeypot = honeypotOf(event.currentTarget);
    // Notices of the previous attempt do not apply to this one, even if it fails validation.
    setProblems([]);
    setMessage('');
    clearToasts();
    return void form.handleSubmit(
      (typed) => {
        const values = { ...typed, ...honeypot };
        return attempt.current<T>({
          send: () => send(values, pressed),
          showBusy: setBusy,
          failed: (failure) => {
            setProblems(failure.problems);
            failed?.(failure);
          },
          done: (data) => done(data, { form, values, pressed, tell: setMessage }),
        });
      },
      (errors) => Object.keys(errors).forEach((field) => openStepOf(elements.namedItem(field))),
    )(event);
  };
  const isPosted = problems.length > 0 && problems === posted?.problems;
  const byField = (isPosted && posted.byField) || NONE;
  return { name, form, rendered, isHydrated, busy, problems, isPosted, byField, message, submit };
}

/**
 * The current value of a field; during hydration the value that the server rendered. A value typed earlier is not in
 * the markup, and React would discard the server's form because of the mismatch.
 */
export function useFieldValue<V extends Record<string, unknown>, Name extends Path<V>>(
  siteForm: SiteForm<V>,
  name: Name,
): PathValue<V, Name> {
  const typed = useWatch({ control: siteForm.form.control, name });
  return siteForm.isHydrated ? typed : get(siteForm.rendered, name);
}

/** A bot changes the DOM without React's events, so the honeypot is read from the DOM. */
function honeypotOf(element: HTMLFormElement): { website?: string } {
  const honeypot = element.elements.namedItem('website');
  return honeypot instanceof HTMLInputElement && honeypot.value ? { website: honeypot.value } : {};
}
