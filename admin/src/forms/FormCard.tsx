import { Box, Card } from '@mui/material';
import type { ReactNode } from 'react';
import { ErrorAlerts } from './ErrorAlerts';
import { SubmitButton } from './SubmitButton';

interface FormCardProps {
  readonly children: ReactNode;
  /** The server's validation errors. */
  readonly failures: readonly string[];
  readonly saved: boolean;
  /** The text of the button. */
  readonly submit: string;
}

/** The frame of a form: its fields, the server's validation errors and the submit button. */
export function FormCard({ children, failures, saved, submit }: FormCardProps) {
  return (
    <Card sx={{ mt: 2, p: { xs: 2, sm: 3 }, maxWidth: 720 }}>
      <ErrorAlerts sentences={failures} />
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        {children}
      </Box>
      <Box sx={{ mt: 2 }}>
        <SubmitButton label={submit} saved={saved} />
      </Box>
    </Card>
  );
}
