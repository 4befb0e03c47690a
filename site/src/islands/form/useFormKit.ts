import { useRef, useState, type SubmitEventHandler } from 'react';
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
import { oneAtATime, type Done } from '../../lib/forms/sending';
import { clearToasts } from '../../lib/toast';
import { typedBefore } from './typed';
import { useHydrated } from './useHydrated';

interface Sent<V extends Record<string, unknown>> {
  readonly form: UseFormReturn<V>;
  readonly values: V;
  /** The value of the button that was pressed. */
  readonly pressed: string;
  /** Shows a sentence below the form. */
  readonly tell: (message: string) => void;
}

interface Options<V extends Record<string, unknown>, T> {
  /** Its id on the page, and its name in a plain POST. */
  readonly name: string;
  readonly empty: V;
  /** What became of it, when it came by a plain POST. */
  readonly posted?: Posted | undefined;
  /** Called with values that pass the rules of the fields, never twice at a time. */
  readonly send: (values: V, pressed: string) => Promise<Outcome<T>>;
  /** Answers 'moving on' when the page is about to be left. */
  readonly done: (data: T, sent: Sent<V>) => Done;
  /** What to do beside showing the problems in the form. */
  readonly failed?: (failure: Failure) => void;
}

/** What `<Form>` shows. */
export interface FormKit<V extends Record<string, unknown>> {
  readonly name: string;
  readonly form: UseFormReturn<V>;
  /** The values that the server rendered. */
  readonly rendered: V;
  readonly alive: boolean;
  readonly busy: boolean;
  readonly problems: readonly string[];
  readonly message: string;
  readonly submit: SubmitEventHandler<HTMLFormElement>;
}

/**
 * The one way of every form: rules first, with the focus on the first field that breaks one; then sent once at a time,
 * busy meanwhile; then either what the server refuses, with nothing typed lost, or what comes next.
 */
export function useFormKit<V extends Record<string, unknown>, T>(options: Options<V, T>): FormKit<V> {
  const { name, empty, posted, send, done, failed } = options;
  const rendered: V = { ...empty, ...posted?.values };
  const [start] = useState(() => ({ ...rendered, ...typedBefore(name, empty) }));
  const form = useForm<V>({ defaultValues: start as DefaultValues<V> });
  const attempt = useRef(oneAtATime());
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState(posted?.problems ?? []);
  const [message, setMessage] = useState(posted?.message ?? '');
  const alive = useHydrated();

  const submit: SubmitEventHandler<HTMLFormElement> = (event) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const pressed = submitter instanceof HTMLButtonElement ? submitter.value : '';
    const trap = trapOf(event.currentTarget);
    // What was said of the attempt before is not true of this one, even if a field stops it.
    setProblems([]);
    setMessage('');
    clearToasts();
    return void form.handleSubmit((typed) => {
      const values = { ...typed, ...trap };
      return attempt.current<T>({
        send: () => send(values as unknown as V, pressed),
        showBusy: setBusy,
        failed: (failure) => {
          setProblems(failure.problems);
          failed?.(failure);
        },
        done: (data) => done(data, { form, values: values as unknown as V, pressed, tell: setMessage }),
      });
    })(event);
  };
  return { name, form, rendered, alive, busy, problems, message, submit };
}

/**
 * The value of a field, for what depends on it: as the server rendered it until the page is alive. What was typed, or
 * restored by the browser, before that is in no markup, and would make React build the form anew.
 */
export function useShown<V extends Record<string, unknown>, Name extends Path<V>>(
  kit: FormKit<V>,
  name: Name,
): PathValue<V, Name> {
  const typed = useWatch({ control: kit.form.control, name });
  return kit.alive ? typed : get(kit.rendered, name);
}

/** A robot writes into the page behind React's back, so what it left in the trap is read where it stands. */
function trapOf(element: HTMLFormElement): { website?: string } {
  const trap = element.elements.namedItem('website');
  return trap instanceof HTMLInputElement && trap.value ? { website: trap.value } : {};
}
