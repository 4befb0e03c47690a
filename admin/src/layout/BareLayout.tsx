import { Box } from '@mui/material';
import { Suspense } from 'react';
import { Loading, type LayoutProps } from 'react-admin';
import { AccountMenu } from './AccountMenu';

/** A page without the menu, the bell and the search. */
export function BareLayout({ children }: LayoutProps) {
  return (
    <>
      <Box component="header" sx={{ display: 'flex', justifyContent: 'end', p: 1 }}>
        <AccountMenu />
      </Box>
      <Box component="main" sx={{ p: 2 }}>
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </Box>
    </>
  );
}
