import { Box, CircularProgress } from '@mui/material';
import type { ReactNode } from 'react';
import { useShowContext, type RaRecord } from 'react-admin';
import { RecordHistory } from '../audit/RecordHistory';
import { useLabel } from '../i18n/useLabel';
import { RecordError } from './RecordError';
import { RECORD_TITLE } from './RecordTitle';
import { StaleNotice } from '../page/StaleNotice';

interface RecordBodyProps<Row> {
  readonly children: (row: Row) => ReactNode;
  /** Whether the content includes the history of the record. */
  readonly hasOwnHistory?: boolean;
}

/** The content of a record's drawer, once the record is loaded. */
export function RecordBody<Row extends RaRecord>({ children, hasOwnHistory }: RecordBodyProps<Row>) {
  const label = useLabel();
  const { record, error, refetch, resource } = useShowContext<Row>();
  const retry = () => void refetch();
  if (!record && error) return <RecordError error={error} onRetry={retry} />;
  if (!record) {
    return (
      <Box id={RECORD_TITLE} role="status" aria-label={label('app.list.loading')} sx={{ m: 'auto' }}>
        <CircularProgress aria-hidden />
      </Box>
    );
  }
  return (
    <>
      <Box sx={{ p: 3, display: 'grid', gap: 3, overflowWrap: 'anywhere' }}>
        {children(record)}
        {!hasOwnHistory && <RecordHistory resource={resource} recordId={String(record.id)} />}
      </Box>
      <StaleNotice error={error} onRetry={retry} />
    </>
  );
}
