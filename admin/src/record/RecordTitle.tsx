import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { usePageTitle } from '../page/usePageTitle';

/** The id of the heading that names an open record. */
export const RECORD_TITLE = 'record-title';

interface RecordTitleProps {
  readonly title: string;
  /** A small button that belongs to the title. */
  readonly button?: ReactNode;
  /** Small text below it. */
  readonly children?: ReactNode;
}

/** The heading of a record that is open beside its list. */
export function RecordTitle({ title, button, children }: RecordTitleProps) {
  usePageTitle(title);
  return (
    <Box component="header" sx={{ pr: 5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mb: 1 }}>
        <Typography id={RECORD_TITLE} variant="h1" component="h2" sx={{ fontSize: '1.4rem', minWidth: 0 }}>
          {title}
        </Typography>
        {button}
      </Box>
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
