import { Box } from '@mui/material';

/** Machine-readable text in its original form, wrapped if too wide. */
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
