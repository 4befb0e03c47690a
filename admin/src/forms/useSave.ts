import { useEffect, useRef, useState } from 'react';
import { useNotify, useRedirect, useRefresh, useResourceContext, useSaveContext, type HttpError } from 'react-admin';
import { sentencesOf } from '../data/failures';
import type { Written } from '../data/writes';

/** The delay between the success toast and the redirect to the list (rules/dashboard 4: 0.6 to 1 second). */
export const REDIRECT_DELAY_MS = 700;

/**
 * Saves a form through the surrounding `CreateBase` or `UpdateBase`. After success it shows the server's message as a
 * toast and opens the list, or another page.
 * @param goTo the path of that page
 */
export function useSave(goTo?: string) {
  const { save } = useSaveContext();
  const resource = useResourceContext()!;
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const [saved, setSaved] = useState(false);
  const [error, setError] = useState<HttpError>();
  // Validation is asynchronous, and until it ends the button accepts the second click of a double click.
  const isSent = useRef(false);
  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => redirect(goTo ?? 'list', resource), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [saved, resource, redirect, goTo]);
  return {
    submit: async (data: object): Promise<unknown> => {
      if (isSent.current) return undefined;
      isSent.current = true;
      setError(undefined);
      let isSaved = false;
      try {
        return await save!(data, {
          onSuccess: ({ serverMessage }: Written) => {
            isSaved = true;
            notify(serverMessage, { type: 'success' });
            refresh();
            setSaved(true);
          },
          onError: setError,
        });
      } finally {
        isSent.current = isSaved;
      }
    },
    saved,
    /** The errors to show. */
    refusals: error ? sentencesOf(error) : [],
    /** Someone else has changed the same fields. */
    isConflict: error?.status === 409,
  };
}
