import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface EntryProps {
  readonly title: ReactNode;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly action?: ReactNode;
}

/** A row of the Security page: what it is, facts about it, and what can be done. */
export function Entry({ title, facts, action }: EntryProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        justifyContent: 'space-between',
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>{title}</Box>
        {facts.map(([name, value]) => (
          <Typography key={name} variant="body2" sx={{ color: 'text.secondary' }}>
            {`${name}: ${value}`}
          </Typography>
        ))}
      </Box>
      {action}
    </Box>
  );
}

export const entryList = { listStyle: 'none', m: 0, p: 0 } as const;
