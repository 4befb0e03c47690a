import { StyleInjector } from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { useSortable } from '@dnd-kit/react/sortable';
import { move } from '@dnd-kit/helpers';
import type { ReactNode } from 'react';
import { styleNonce } from '../../theme/styleNonce';
import { DraggableRow } from './DraggableRow';
import type { Upload } from './uploads';

export interface SortableRowsProps {
  readonly uploads: readonly Upload[];
  readonly onReorder: (uploads: readonly Upload[]) => void;
  /** The id of the file whose handle had the focus before these rows replaced the others. */
  readonly reachedFor: string | undefined;
  readonly children: (upload: Upload, place: number) => ReactNode;
}

/** Rows that are reordered by their handles: with the mouse, by touch or, after Enter, with the arrow keys. */
export default function SortableRows({ uploads, onReorder, reachedFor, children }: SortableRowsProps) {
  return (
    <DragDropProvider
      plugins={(usual) => [...usual, StyleInjector.configure({ nonce: styleNonce })]}
      onDragEnd={(event) => {
        if (!event.canceled) onReorder(move([...uploads], event));
      }}
    >
      {uploads.map((upload, place) => (
        <SortableRow key={upload.id} upload={upload} place={place} isReachedFor={upload.id === reachedFor}>
          {children(upload, place)}
        </SortableRow>
      ))}
    </DragDropProvider>
  );
}

interface SortableRowProps {
  readonly upload: Upload;
  readonly place: number;
  readonly isReachedFor: boolean;
  readonly children: ReactNode;
}

function SortableRow({ upload, place, isReachedFor, children }: SortableRowProps) {
  const { ref, handleRef } = useSortable({ id: upload.id, index: place });
  return (
    <DraggableRow upload={upload} rowRef={ref} handle={{ ref: handleRef, autoFocus: isReachedFor }}>
      {children}
    </DraggableRow>
  );
}
