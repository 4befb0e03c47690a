import { useEffect, useRef, useState } from 'react';
import { loadOptional } from '../../layout/chunkErrors';
import { DraggableRow } from './DraggableRow';
import type SortableRows from './SortableRows';
import type { SortableRowsProps } from './SortableRows';

interface Dragging {
  readonly Rows: typeof SortableRows;
  readonly reachedFor: string | undefined;
}

interface Handle {
  readonly upload: string;
  readonly button: Element;
}

/**
 * An ordered list of files. Rows are moved by buttons or by dragging. The drag library is large, so it is loaded when a
 * pointer or the focus reaches a handle; if it cannot be loaded, only the buttons work.
 */
export function OrderedRows({ uploads, onReorder, children }: Omit<SortableRowsProps, 'reachedFor'>) {
  const [dragging, setDragging] = useState<Dragging>();
  const focused = useRef<Handle>(null);
  const load = async () => {
    const part = await loadOptional(() => import('./SortableRows'));
    if (!part) return;
    const { upload, button } = focused.current ?? {};
    // Only if the focus has not moved on in the meantime.
    const reachedFor = button === document.activeElement ? upload : undefined;
    setDragging((already) => already ?? { Rows: part.default, reachedFor });
  };
  useEffect(() => {
    // On touch screens the library is loaded at once, because a touch starts dragging immediately.
    if (matchMedia('(pointer: coarse)').matches) void load();
  }, []);
  if (dragging) {
    const { Rows, reachedFor } = dragging;
    return (
      <Rows uploads={uploads} onReorder={onReorder} reachedFor={reachedFor}>
        {children}
      </Rows>
    );
  }
  return uploads.map((upload, place) => (
    <DraggableRow
      key={upload.id}
      upload={upload}
      handle={{
        onPointerEnter: () => void load(),
        onFocus: ({ currentTarget }) => {
          focused.current = { upload: upload.id, button: currentTarget };
          void load();
        },
      }}
    >
      {children(upload, place)}
    </DraggableRow>
  ));
}
