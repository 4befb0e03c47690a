import { useEffect, useEffectEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useBlocker } from 'react-router';

let forms = 0;

/** Whether an open form has unsaved changes. */
export const hasUnsavedChanges = (): boolean => forms > 0;

/**
 * Marks the dashboard as having unsaved changes while a form has any, and asks whoever is about to leave it. React-admin's
 * `warnWhenUnsavedChanges` does not ask where only the query changes, nor once a form has handled a refusal by itself.
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
  // Each attempt is a blocker of its own. Their states may look alike: the router shows them in transitions, which a busy
  // browser joins, and an attempt that nobody was asked about came to nothing.
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
