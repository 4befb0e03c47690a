import { Box, MenuItem, TextField } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import type { PictureField } from '@imisozi/core/editable-texts/fields';
import { uploaded, uploadsOf, type Upload } from '../forms/upload/uploads';
import { UploadInput } from '../forms/upload/UploadInput';
import { useLabel } from '../i18n/useLabel';

interface PictureInputProps {
  readonly field: PictureField;
  readonly source: string;
}

const SENTENCES = {
  missing: 'app.words.picture.missing',
  waiting: 'app.words.picture.waiting',
  failed: 'app.words.picture.failed',
};
const checked = uploaded(SENTENCES);

/** The input for a picture of a document: an upload, or one of the product's drawings. */
export function PictureInput({ field: { label: name, drawings, optional }, source }: PictureInputProps) {
  const label = useLabel();
  const { setValue } = useFormContext();
  const uploads = useWatch<Record<string, readonly Upload[] | undefined>>({ name: source });
  const url = uploads?.[0]?.url ?? '';
  const choices = Object.entries(drawings);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <UploadInput
        source={source}
        label={name}
        folder="blogs"
        kind="image"
        optional={optional}
        validate={
          optional ? (files: readonly Upload[] = []) => (files.length > 0 ? checked(files) : undefined) : checked
        }
      />
      {choices.length > 0 && (
        <TextField
          select
          label={label('app.words.picture.drawing')}
          value={Object.hasOwn(drawings, url) ? url : ''}
          onChange={({ target }) =>
            setValue(source, uploadsOf([target.value]), { shouldDirty: true, shouldValidate: true })
          }
        >
          {choices.map(([path, title]) => (
            <MenuItem key={path} value={path}>
              {title}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  );
}
