import { Card, CircularProgress, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useLabel } from '../i18n/useLabel';
import { LoadError } from '../page/LoadError';

interface SectionProps<Data> {
  readonly title: string;
  readonly text: string;
  readonly query: { readonly data: Data | undefined; readonly error: unknown; readonly refetch: () => unknown };
  readonly children: (data: Data) => ReactNode;
}

/** One subject of the Security page, once it is loaded. */
export function Section<Data>({ title, text, query: { data, error, refetch }, children }: SectionProps<Data>) {
  const label = useLabel();
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
      <div>
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{text}</Typography>
      </div>
      {!data && Boolean(error) && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <CircularProgress aria-label={label('app.list.loading')} />}
      {data && children(data)}
    </Card>
  );
}
