import { useEffect } from 'react';

let forms = 0;

/** Whether an open form has unsaved changes. */
export const hasUnsavedChanges = (): boolean => forms > 0;

/** Marks the dashboard as having unsaved changes while a form has any. */
export function useUnsavedChanges(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    forms++;
    return () => {
      forms--;
    };
  }, [isUnsaved]);
}
