import { Box, Typography } from '@mui/material';
import { FileButton } from '../../actions/FileButton';
import { fetchFile } from '../../data/http';
import type { ThreadFile } from '../../data/types';
import { useLabel } from '../../i18n/useLabel';
import { sizeText } from './sizeText';

interface MessageFilesProps {
  readonly threadId: string;
  readonly files: readonly ThreadFile[];
}

/** The files of a message: each is saved by its button, or stays in the mailbox for a reason. */
export function MessageFiles({ threadId, files }: MessageFilesProps) {
  const label = useLabel();
  if (files.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={label('app.threads.files')}
      sx={{
        ...{ listStyle: 'none', m: 0, mt: 0.5, p: 0, display: 'grid', justifyItems: 'start' },
        '& .MuiButton-root': { overflowWrap: 'anywhere', textAlign: 'start' },
      }}
    >
      {files.map(({ id, name, size, problem }, index) => (
        <li key={id ?? index}>
          {id ? (
            <FileButton
              size="small"
              text={label('app.threads.file', { name, size: sizeText(size) })}
              read={() => fetchFile(`/api/admin/threads/${threadId}/files/${id}`, '*/*')}
            />
          ) : (
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {label(`app.threads.problems.${problem ?? 'earlier'}`, { name })}
            </Typography>
          )}
        </li>
      ))}
    </Box>
  );
}
