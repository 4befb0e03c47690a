import DragIndicator from '@mui/icons-material/DragIndicator';
import { Box, IconButton } from '@mui/material';
import { DragDropProvider } from '@dnd-kit/react';
import { useSortable } from '@dnd-kit/react/sortable';
import { move } from '@dnd-kit/helpers';
import type { ReactNode } from 'react';
import { useLabel } from '../../i18n/useLabel';
import type { Upload } from './uploads';

interface SortableRowsProps {
  readonly uploads: readonly Upload[];
  readonly onReorder: (uploads: readonly Upload[]) => void;
  readonly children: (upload: Upload, place: number) => ReactNode;
}

/** Rows that are put in order by dragging their handles: with a mouse, a finger or, after Enter, the arrow keys. */
export default function SortableRows({ uploads, onReorder, children }: SortableRowsProps) {
  return (
    <DragDropProvider
      onDragEnd={(event) => {
        if (!event.canceled) onReorder(move([...uploads], event));
      }}
    >
      {uploads.map((upload, place) => (
        <SortableRow key={upload.id} upload={upload} place={place}>
          {children(upload, place)}
        </SortableRow>
      ))}
    </DragDropProvider>
  );
}

interface SortableRowProps {
  readonly upload: Upload;
  readonly place: number;
  readonly children: ReactNode;
}

function SortableRow({ upload, place, children }: SortableRowProps) {
  const label = useLabel();
  const { ref, handleRef } = useSortable({ id: upload.id, index: place });
  return (
    <Box
      component="li"
      ref={ref}
      sx={{ display: 'flex', alignItems: 'center', minWidth: 0, bgcolor: 'background.paper' }}
    >
      <IconButton
        ref={handleRef}
        size="small"
        aria-label={label('app.upload.about.drag', { name: upload.name })}
        sx={{ cursor: 'grab', touchAction: 'none' }}
      >
        <DragIndicator fontSize="small" />
      </IconButton>
      {children}
    </Box>
  );
}
