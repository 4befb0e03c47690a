import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** The padding of every page. */
export function Page({ children }: { readonly children: ReactNode }) {
  // More space at the end, because on a phone the button to create a record floats there.
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, pb: { xs: 11, md: 3 }, maxWidth: 1600, width: '100%', mx: 'auto' }}>{children}</Box>
  );
}
