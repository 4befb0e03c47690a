import { useEffect } from 'react';

let forms = 0;

/** Whether a form is open in which something unsaved stands. */
export const hasUnsavedChanges = (): boolean => forms > 0;

/** Tells the rest of the dashboard that something unsaved stands in a form, as long as that is so. */
export function useUnsavedChanges(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    forms++;
    return () => {
      forms--;
    };
  }, [isUnsaved]);
}
