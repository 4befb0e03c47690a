import { useEffect, useEffectEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useBlocker } from 'react-router';

let forms = 0;

/** Whether an open form has unsaved changes. */
export const hasUnsavedChanges = (): boolean => forms > 0;

/**
 * Asks for confirmation before the user leaves a form with unsaved changes. React-admin's `warnWhenUnsavedChanges` does
 * not ask if only the query changes, or after a form has handled a refusal by itself.
 */
export function useUnsavedChanges(isUnsaved: boolean): void {
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  );
  const ask = useEffectEvent(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(translate('ra.message.unsaved_changes'))) blocker.proceed();
    else blocker.reset();
  });
  // Depends on the blocker and not on its state: each attempt to leave has a new blocker, but two attempts may have the
  // same state, because a busy browser merges the router's transitions, and the second attempt would then be ignored.
  useEffect(() => ask(), [blocker]);
  useEffect(() => {
    if (!isUnsaved) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', stay);
    forms++;
    return () => {
      window.removeEventListener('beforeunload', stay);
      forms--;
    };
  }, [isUnsaved]);
}
