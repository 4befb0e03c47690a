import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNotify, useRedirect, useRefresh, type HttpError } from 'react-admin';

/** Between the toast of success and the way back to the list (spec 9: 0.6 to 1 second). */
const REDIRECT_DELAY_MS = 700;

/**
 * Saves a form: the server's sentence becomes a toast, and after a success the person is taken to `next`.
 * @param send sends the form and answers with the sentence of success
 */
export function useSave<Values>(send: (values: Values) => Promise<string>, next: string) {
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const [saved, setSaved] = useState(false);
  // The form is judged before it is sent, and until then the button takes the second click of a double click.
  const sending = useRef<Promise<Refusal | undefined>>(undefined);
  const { mutateAsync, isPending, error } = useMutation<string, HttpError, Values>({
    mutationFn: send,
    onSuccess: (message) => {
      notify(message, { type: 'success' });
      refresh();
      setSaved(true);
    },
  });
  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => redirect(next), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [saved, next, redirect]);
  return {
    /** Tells a refusal as react-admin's forms want it, which also makes the toast. What was saved is not sent again. */
    submit: (values: Values) =>
      (sending.current ??= mutateAsync(values).then(
        () => undefined,
        ({ message }: HttpError) => {
          sending.current = undefined;
          return { root: { serverError: message } };
        },
      )),
    busy: isPending || saved,
    saved,
    failures: failuresOf(error),
    /** The list of failures or, for a refusal without one, its sentence (spec 8). */
    refusals: error ? refusalsOf(error) : [],
    /** Somebody else has changed the same. */
    isConflict: error?.status === 409,
  };
}

interface Refusal {
  readonly root: { readonly serverError: string };
}

/** The list of the body's failures, for a 400 that has one. */
function failuresOf(error: { readonly body?: HttpError['body'] } | null): readonly string[] {
  const list: unknown = error?.body?.Errors;
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
}

/** What to show of a refusal: the list of the body's failures or, where there is none, its sentence (spec 8). */
export function refusalsOf(error: Error & { readonly body?: HttpError['body'] }): readonly string[] {
  const failures = failuresOf(error);
  return failures.length > 0 ? failures : [error.message];
}
