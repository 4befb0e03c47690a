import Document from '@mui/icons-material/InsertDriveFileOutlined';
import { Box, Button, LinearProgress, Link, Typography } from '@mui/material';
import { useLabel } from '../../i18n/useLabel';
import { RowTools } from '../rows/RowTools';
import type { Progress } from './useUploads';
import type { Upload } from './uploads';

interface UploadRowProps {
  readonly upload: Upload;
  readonly kind: 'image' | 'document';
  readonly progress: Progress | undefined;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
  readonly onEarlier?: () => void;
  readonly onLater?: () => void;
}

/** A chosen file, its progress and its buttons. */
export function UploadRow({ upload, kind, progress, onCancel, onRetry, ...tools }: UploadRowProps) {
  const label = useLabel();
  const { name, url } = upload;
  const isPreparing = progress?.state === 'preparing';
  const sending = url === null && (isPreparing || progress?.state === 'sending');
  const stopped = url === null && !sending;
  return (
    <Box
      sx={{
        display: 'flex',
        flexGrow: 1,
        minWidth: 0,
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 1,
        p: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Preview url={url} kind={kind} />
      <Box sx={{ flex: '1 1 130px', minWidth: 0 }}>
        {url ? (
          <Link href={url} target="_blank" rel="noopener" noWrap sx={{ display: 'block' }}>
            {name}
          </Link>
        ) : (
          <Typography noWrap>{name}</Typography>
        )}
        {sending && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <LinearProgress
              {...(isPreparing ? {} : { variant: 'determinate', value: progress.percent })}
              aria-label={label(isPreparing ? 'app.upload.preparing' : 'app.upload.sending', { name })}
              sx={{ flexGrow: 1, height: 6, borderRadius: 3 }}
            />
            {!isPreparing && <Typography variant="body2">{progress.percent}%</Typography>}
          </Box>
        )}
        {url && progress && (
          <Typography variant="body2" role="status" sx={{ color: 'success.main' }}>
            {label('app.upload.done')}
          </Typography>
        )}
        {stopped && (
          <Typography variant="body2" role="alert" sx={{ color: upload.failed ? 'error.main' : 'text.secondary' }}>
            {(upload.failed && progress?.error) || label('app.upload.cancelled')}
          </Typography>
        )}
      </Box>
      {sending && (
        <Button size="small" onClick={onCancel} aria-label={label('app.upload.about.cancel', { name })}>
          {label('app.upload.cancel')}
        </Button>
      )}
      {stopped && (
        <Button size="small" onClick={onRetry} aria-label={label('app.upload.about.retry', { name })}>
          {label('app.upload.retry')}
        </Button>
      )}
      <RowTools name={name} {...tools} />
    </Box>
  );
}

const PREVIEW = { width: 72, height: 52, borderRadius: 1, flexShrink: 0, bgcolor: 'var(--sunken)' };

function Preview({ url, kind }: Pick<UploadRowProps, 'kind'> & { readonly url: string | null }) {
  if (url && kind === 'image') {
    return <Box component="img" src={url} alt="" sx={{ ...PREVIEW, objectFit: 'cover' }} />;
  }
  return (
    <Box sx={{ ...PREVIEW, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
      <Document />
    </Box>
  );
}
