import DragIndicator from '@mui/icons-material/DragIndicator';
import { Box, IconButton } from '@mui/material';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { useLabel } from '../../i18n/useLabel';
import type { Upload } from './uploads';

interface DraggableRowProps {
  readonly upload: Upload;
  readonly rowRef?: Ref<HTMLLIElement>;
  readonly handle: Pick<ComponentProps<typeof IconButton>, 'ref' | 'onFocus' | 'onPointerEnter' | 'autoFocus'>;
  readonly children: ReactNode;
}

/** A row with a drag handle. */
export function DraggableRow({ upload, rowRef, handle, children }: DraggableRowProps) {
  const label = useLabel();
  return (
    <Box
      component="li"
      ref={rowRef}
      sx={{ display: 'flex', alignItems: 'center', minWidth: 0, bgcolor: 'background.paper' }}
    >
      <IconButton
        {...handle}
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
