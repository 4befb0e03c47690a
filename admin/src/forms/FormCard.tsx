import { Box, Button, Card } from '@mui/material';
import type { ReactNode } from 'react';
import { useLabel } from '../i18n/useLabel';
import { Failures } from './Failures';

interface FormCardProps {
  readonly children: ReactNode;
  /** What the server found wrong. */
  readonly failures: readonly string[];
  readonly busy: boolean;
  /** What the button says. */
  readonly submit: string;
}

/** The frame of a form: its fields, what the server found wrong, and the button that sends it. */
export function FormCard({ children, failures, busy, submit }: FormCardProps) {
  const label = useLabel();
  return (
    <Card sx={{ mt: 2, p: { xs: 2, sm: 3 }, maxWidth: 720 }}>
      <Failures sentences={failures} />
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        {children}
      </Box>
      <Button type="submit" variant="contained" size="large" disabled={busy} sx={{ mt: 2 }}>
        {busy ? label('app.form.saving') : submit}
      </Button>
    </Card>
  );
}
