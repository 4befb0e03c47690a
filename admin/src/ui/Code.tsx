import { Box } from '@mui/material';

/** Text of machines, as it is; what is too wide breaks. */
export function Code({ children }: { readonly children: string }) {
  return (
    <Box
      component="code"
      sx={{ display: 'block', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '0.8125rem' }}
    >
      {children}
    </Box>
  );
}
