import { Box } from '@mui/material';

/** The picture of a record in a list; decorative beside the title. */
export function Thumbnail({ src }: { readonly src: string | undefined }) {
  return (
    <Box
      component={src ? 'img' : 'span'}
      src={src}
      alt=""
      loading="lazy"
      sx={{ width: 56, height: 40, borderRadius: 1, objectFit: 'cover', bgcolor: 'var(--sunken)', flexShrink: 0 }}
    />
  );
}
