import { MAX_UPLOAD_MB } from '@imisozi/core/fields/uploads';
import CloudUpload from '@mui/icons-material/CloudUploadOutlined';
import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { useRef, type ReactNode } from 'react';
import { ValidationError, type Validator } from 'react-admin';
import { useLabel } from '../../i18n/useLabel';
import { CopiesNote } from './CopiesNote';
import { OrderedRows } from './OrderedRows';
import type { MediaFolder } from './sendFile';
import { UploadRow } from './UploadRow';
import type { Upload } from './uploads';
import { useUploads } from './useUploads';

/** Some systems recognise HEIC only by the file extension. */
const IMAGES = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';

/** The types that the media service accepts (rules/media 1), and HEIC, which is converted to JPEG here. */
const ACCEPTED = { image: IMAGES, document: `${IMAGES},application/pdf` };

interface UploadInputProps {
  readonly source: string;
  readonly label: string;
  readonly folder: MediaFolder;
  readonly kind: keyof typeof ACCEPTED;
  /** Allows several files, whose order matters. */
  readonly multiple?: boolean;
  /** Allows no file. */
  readonly optional?: boolean;
  readonly validate: Validator;
  /** Further inputs below each file; `describe` stores their values. */
  readonly details?: (upload: Upload, describe: (details: Pick<Upload, 'alt' | 'focus'>) => void) => ReactNode;
}

/** Uploads files as soon as they are chosen, each with a progress bar. Its value is a list of `Upload`. */
export function UploadInput(props: UploadInputProps) {
  const { source, label: name, folder, kind, multiple = false, optional = false, validate, details } = props;
  const label = useLabel();
  const chooser = useRef<HTMLInputElement>(null);
  const input = useUploads({ source, folder, multiple, validate });
  const { id, uploads, error, inputRef, progressOf, choose, describe, cancel, retry, remove, move, reorder } = input;
  const isFilled = uploads.length > 0;
  const sent = uploads.filter(({ id, url }) => url && progressOf(id)).length;
  const action = isFilled ? (multiple ? 'app.upload.add' : 'app.upload.replace') : 'app.upload.choose';
  const fileRow = (upload: Upload, place: number) => (
    <UploadRow
      upload={upload}
      kind={kind}
      progress={progressOf(upload.id)}
      onCancel={() => cancel(upload.id)}
      onRetry={() => retry(upload.id)}
      onRemove={() => remove(upload.id)}
      onEarlier={multiple && place > 0 ? () => move(place, place - 1) : undefined}
      onLater={multiple && place < uploads.length - 1 ? () => move(place, place + 1) : undefined}
    />
  );
  const row = (upload: Upload, place: number) =>
    details ? (
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, flexGrow: 1, minWidth: 0 }}>
        {fileRow(upload, place)}
        {details(upload, (said) => describe(upload.id, said))}
      </Box>
    ) : (
      fileRow(upload, place)
    );
  return (
    <Box role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-help`} sx={{ minWidth: 0 }}>
      <Typography id={`${id}-label`} variant="h3" component="h2">
        {optional ? name : `${name} *`}
      </Typography>
      <Box
        component="ul"
        sx={{ listStyle: 'none', p: 0, my: 1, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}
      >
        {multiple ? (
          <OrderedRows uploads={uploads} onReorder={reorder}>
            {row}
          </OrderedRows>
        ) : (
          uploads.map((upload, place) => <li key={upload.id}>{row(upload, place)}</li>)
        )}
      </Box>
      {kind === 'image' && sent > 0 && <CopiesNote key={sent} />}
      <input
        ref={chooser}
        type="file"
        hidden
        accept={ACCEPTED[kind]}
        multiple={multiple}
        aria-label={name}
        onChange={({ target }) => {
          choose([...(target.files ?? [])]);
          // Without this, choosing the same file again would fire no event.
          target.value = '';
        }}
      />
      <Button
        ref={inputRef}
        variant="outlined"
        color={error ? 'error' : 'primary'}
        startIcon={<CloudUpload />}
        aria-describedby={`${id}-help`}
        onClick={() => chooser.current?.click()}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          choose([...event.dataTransfer.files]);
        }}
      >
        {label(action)}
      </Button>
      <FormHelperText id={`${id}-help`} error={!!error} role={error ? 'alert' : undefined}>
        {error ? (
          <ValidationError error={error} />
        ) : (
          label(kind === 'image' ? 'app.upload.images' : 'app.upload.documents', { max: MAX_UPLOAD_MB })
        )}
      </FormHelperText>
    </Box>
  );
}
