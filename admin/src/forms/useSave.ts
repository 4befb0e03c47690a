import { useEffect, useState } from 'react';
import { useNotify, useRedirect, useRefresh, useResourceContext, useSaveContext, type HttpError } from 'react-admin';
import type { Written } from '../data/writes';

/** Between the toast of success and the way back to the list (spec 9: 0.6 to 1 second). */
export const REDIRECT_DELAY_MS = 700;

/**
 * Saves a form through the `CreateBase` or `UpdateBase` around it: the server's sentence becomes a toast, and after a
 * success the person is taken to the list.
 */
export function useSave() {
  const { save } = useSaveContext();
  const resource = useResourceContext()!;
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const [saved, setSaved] = useState(false);
  const [error, setError] = useState<HttpError>();
  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => redirect('list', resource), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [saved, resource, redirect]);
  return {
    submit: (data: object) => {
      setError(undefined);
      return save!(data, {
        onSuccess: ({ serverMessage }: Written) => {
          notify(serverMessage, { type: 'success' });
          refresh();
          setSaved(true);
        },
        onError: setError,
      });
    },
    saved,
    /** What to show of a refusal. */
    refusals: error ? refusalsOf(error) : [],
    /** Somebody else has changed the same. */
    isConflict: error?.status === 409,
  };
}

/** What to show of a refusal: the list of the body's failures or, where there is none, its sentence (spec 8). */
export function refusalsOf(error: Error & { readonly body?: HttpError['body'] }): readonly string[] {
  const list: unknown = error.body?.Errors;
  const failures = Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
  return failures.length > 0 ? failures : [error.message];
}
