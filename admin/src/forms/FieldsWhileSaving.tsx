import { Box } from '@mui/material';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

/**
 * The fields of a form that is refilled after saving. They are disabled while it is saved, because edits would be lost.
 * After a refusal, the field that had the focus gets it back.
 */
export function FieldsWhileSaving({ saving, children }: { readonly saving: boolean; readonly children: ReactNode }) {
  const fields = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!saving || !(focused instanceof HTMLElement) || !fields.current?.contains(focused)) return undefined;
    return () => focused.focus();
  }, [saving]);
  return (
    <Box ref={fields} inert={saving} sx={{ display: 'contents' }}>
      {children}
    </Box>
  );
}
