import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { usePageTitle } from './usePageTitle';

/** The id of the heading that names an open record. */
export const RECORD_TITLE = 'record-title';

interface RecordTitleProps {
  readonly title: string;
  /** What stands below it in small type. */
  readonly children?: ReactNode;
}

/** The heading of a record that is open beside its list. */
export function RecordTitle({ title, children }: RecordTitleProps) {
  usePageTitle(title);
  return (
    <Box component="header" sx={{ pr: 5 }}>
      <Typography id={RECORD_TITLE} variant="h1" component="h2" sx={{ fontSize: '1.4rem', mb: 1 }}>
        {title}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          color: 'text.secondary',
          fontSize: '0.875rem',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
