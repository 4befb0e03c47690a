import { Box } from '@mui/material';

/** The picture of a record in a list. It says nothing that the title beside it does not say. */
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
