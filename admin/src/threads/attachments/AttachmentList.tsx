import File from '@mui/icons-material/InsertDriveFileOutlined';
import { Box, LinearProgress, Typography } from '@mui/material';
import { RowTools } from '../../forms/rows/RowTools';
import { useLabel } from '../../i18n/useLabel';
import { isFile, type Attachment, type ChosenFile } from './attachments';
import { sizeText } from './sizeText';

interface AttachmentListProps {
  readonly attachments: readonly Attachment[];
  readonly onRemove: (key: string) => void;
}

/** What goes out with a reply, each with its upload or what is wrong with it. */
export function AttachmentList({ attachments, onRemove }: AttachmentListProps) {
  const label = useLabel();
  if (attachments.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={label('app.threads.attach.list')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}
    >
      {attachments.map((one) => {
        const isBroken = isFile(one) && Boolean(one.error);
        const name = isFile(one)
          ? one.file.name
          : label(`app.threads.papers.${one.paper.kind}`, { number: one.paper.number });
        return (
          <Box
            key={one.key}
            component="li"
            sx={{
              ...{ display: 'flex', alignItems: 'center', gap: 1, pl: 1.5, py: 0.5, border: 1, borderRadius: 1 },
              borderColor: isBroken ? 'error.main' : 'divider',
            }}
          >
            <File fontSize="small" sx={{ color: 'text.secondary' }} />
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <Typography noWrap title={name}>
                {name}
              </Typography>
              {isFile(one) && <Upload chosen={one} />}
            </Box>
            <RowTools name={name} onRemove={() => onRemove(one.key)} />
          </Box>
        );
      })}
    </Box>
  );
}

function Upload({ chosen: { file, percent, fileId, error } }: { readonly chosen: ChosenFile }) {
  const label = useLabel();
  if (error) {
    return (
      <Typography variant="body2" role="alert" sx={{ color: 'error.main' }}>
        {error}
      </Typography>
    );
  }
  if (fileId) {
    return (
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        {label('app.threads.attach.done', { size: sizeText(file.size) })}
      </Typography>
    );
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={label('app.upload.sending', { name: file.name })}
        sx={{ flexGrow: 1, height: 6, borderRadius: 3 }}
      />
      <Typography variant="body2">{percent}%</Typography>
    </Box>
  );
}
