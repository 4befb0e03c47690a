import { FILE_TYPES } from '@imisozi/core/thread-files';
import AttachFile from '@mui/icons-material/AttachFile';
import { Box, Button } from '@mui/material';
import { useRef } from 'react';
import type { Thread, ThreadPaper } from '../../data/types';
import { useLabel } from '../../i18n/useLabel';
import { ChoosePaper } from './ChoosePaper';

const ACCEPTED = Object.values(FILE_TYPES)
  .flatMap(({ endings }) => endings.map((ending) => `.${ending}`))
  .join(',');

interface AttachButtonsProps {
  readonly thread: Thread;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onPaper: (paper: ThreadPaper) => void;
}

/** Chooses files and papers for a reply. */
export function AttachButtons({ thread, onFiles, onPaper }: AttachButtonsProps) {
  const label = useLabel();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={ACCEPTED}
        aria-label={label('app.threads.attach.files')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Without this, choosing the same file again would fire no event.
          target.value = '';
        }}
      />
      <Button size="small" variant="outlined" startIcon={<AttachFile />} onClick={() => chooser.current?.click()}>
        {label('app.threads.attach.files')}
      </Button>
      {(thread.orderId || thread.quoteId) && <ChoosePaper threadId={thread.id} onChoose={onPaper} />}
    </Box>
  );
}
