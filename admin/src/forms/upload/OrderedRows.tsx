import { lazy, startTransition, useEffect, useState } from 'react';
import { DraggableRow } from './DraggableRow';
import type { SortableRowsProps } from './SortableRows';

/** Dragging weighs as much as a form, so it comes once somebody reaches for a handle. */
const SortableRows = lazy(() => import('./SortableRows'));

/** Several files in an order that matters. Each row has buttons that move it, too. */
export function OrderedRows({ uploads, onReorder, children }: Omit<SortableRowsProps, 'reachedFor'>) {
  const [reached, setReached] = useState<{ readonly upload?: string }>();
  useEffect(() => {
    // A finger that reaches for a handle already drags: it is too late to load anything then.
    if (matchMedia('(pointer: coarse)').matches) startTransition(() => setReached({}));
  }, []);
  if (reached) {
    return (
      <SortableRows uploads={uploads} onReorder={onReorder} reachedFor={reached.upload}>
        {children}
      </SortableRows>
    );
  }
  return uploads.map((upload, place) => (
    <DraggableRow
      key={upload.id}
      upload={upload}
      handle={{
        // In a transition the rows stay until those that take their place are there.
        onPointerEnter: () => startTransition(() => setReached({})),
        onFocus: () => startTransition(() => setReached({ upload: upload.id })),
      }}
    >
      {children(upload, place)}
    </DraggableRow>
  ));
}
