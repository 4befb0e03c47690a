import { FOCAL_POINTS, MAX_ALT_LENGTH, type FocalPoint } from '@imisozi/core/tour-gallery';
import { Box, MenuItem, TextField } from '@mui/material';
import { RefusalsAbout } from '../forms/Refusals';
import { UploadInput } from '../forms/upload/UploadInput';
import { useLabel } from '../i18n/useLabel';
import { checkGallery, USUAL_FOCUS } from './galleryForm';

/** The description needs more room than the focal point; on a phone it is above. */
const FIELDS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 3fr) minmax(0, 1fr)' },
  gap: 2,
  alignItems: 'start',
  pb: 2,
} as const;

/** The pictures of a tour besides its cover, in the order for visitors. */
export function GalleryInput() {
  const label = useLabel();
  return (
    <div>
      <RefusalsAbout subject={/\bgallery\b/i} />
      <UploadInput
        source="gallery"
        label={label('app.tours.gallery.label')}
        folder="blogs"
        kind="image"
        multiple
        optional
        validate={checkGallery}
        details={({ name, alt = '', focus = USUAL_FOCUS }, describe) => (
          <Box role="group" aria-label={name} sx={FIELDS}>
            <TextField
              label={label('app.tours.gallery.alt')}
              value={alt}
              onChange={({ target }) => describe({ alt: target.value })}
              helperText={label('app.tours.gallery.altHelp')}
              slotProps={{ htmlInput: { maxLength: MAX_ALT_LENGTH } }}
            />
            <TextField
              select
              label={label('app.tours.gallery.focus')}
              value={focus}
              onChange={({ target }) => describe({ focus: target.value as FocalPoint })}
              helperText={label('app.tours.gallery.focusHelp')}
            >
              {FOCAL_POINTS.map((point) => (
                <MenuItem key={point} value={point}>
                  {label(`app.tours.gallery.points.${point}`)}
                </MenuItem>
              ))}
            </TextField>
          </Box>
        )}
      />
    </div>
  );
}
