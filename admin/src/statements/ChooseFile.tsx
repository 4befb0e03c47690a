import { Box, Button, Typography } from '@mui/material';
import { useRef, useState, type DragEvent } from 'react';
import { useLabel } from '../i18n/useLabel';
import { readFile, type ReadFile } from './readFile';

const ACCEPTED = '.csv,.txt,.xml,.sta,.mt940,.940,text/csv,text/plain,application/xml,text/xml';

interface ChooseFileProps {
  /** The name of the file that was chosen. */
  readonly chosen: string | undefined;
  readonly onChoose: (file: ReadFile) => void;
  /** Called with the reason if a file could not be read. */
  readonly onFailed: (message: string) => void;
}

/** Takes a file that is dropped here or chosen. */
export function ChooseFile({ chosen, onChoose, onFailed }: ChooseFileProps) {
  const label = useLabel();
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  const read = (file: File | undefined) => {
    if (file) readFile(file).then(onChoose, ({ message }: Error) => onFailed(message));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    read(event.dataTransfer.files[0]);
  };

  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      sx={{
        ...{ p: 2, border: '2px dashed', borderRadius: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
        ...{ gap: 1.5, justifyContent: 'center', borderColor: isOver ? 'primary.main' : 'divider' },
        bgcolor: isOver ? 'action.hover' : undefined,
      }}
    >
      <Typography sx={{ overflowWrap: 'anywhere', fontWeight: chosen ? 650 : undefined }}>
        {chosen ?? label('app.statements.upload.drop')}
      </Typography>
      <Button variant="outlined" onClick={() => chooser.current?.click()}>
        {label(chosen ? 'app.statements.upload.other' : 'app.statements.upload.choose')}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept={ACCEPTED}
        aria-label={label('app.statements.upload.choose')}
        tabIndex={-1}
        hidden
        onChange={({ target }) => {
          read(target.files?.[0]);
          // The same file can be chosen again after it was changed.
          target.value = '';
        }}
      />
    </Box>
  );
}
