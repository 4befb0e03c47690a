import ExpandMore from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Box, Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { LinkBase, useCanAccess, useGetList } from 'react-admin';
import type { AuditEntry } from '../data/types';
import { apiName } from '../data/resourceNames';
import { catMoment } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { RowLink } from '../lists';
import { LoadError } from '../page/LoadError';
import { entryPath, useAuditLabels } from './auditNames';

/** How many entries are shown; the audit trail has all of them. */
const NEWEST = 10;

interface RecordHistoryProps {
  /** The resource's name in the dashboard. */
  readonly resource: string;
  readonly recordId: string;
}

/** The audit trail of one record, newest first, for those who may read it; fetched when opened. */
export function RecordHistory({ resource, recordId }: RecordHistoryProps) {
  const label = useLabel();
  const [isOpen, setOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'audit', action: 'list' });
  if (!canAccess || resource === 'audit') return null;
  return (
    <Accordion
      variant="outlined"
      disableGutters
      expanded={isOpen}
      onChange={(_event, opened) => setOpen(opened)}
      slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
    >
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Typography component="span" variant="h3">
          {label('app.audit.history')}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ pt: 0 }}>
        {isOpen && <Entries resource={resource} recordId={recordId} />}
      </AccordionDetails>
    </Accordion>
  );
}

function Entries({ resource, recordId }: RecordHistoryProps) {
  const label = useLabel();
  const labels = useAuditLabels();
  const filter = { resource: apiName(resource), recordId };
  const { data, total, error, refetch } = useGetList<AuditEntry>('audit', {
    filter,
    pagination: { page: 1, perPage: NEWEST },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={120} />;
  if (data.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{label('app.audit.noHistory')}</Typography>;
  const fieldsOf = ({ changes }: AuditEntry) =>
    Object.keys(changes).map((field) => labels.field(apiName(resource), field));
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, overflowWrap: 'anywhere' }}>
        {data.map((entry) => (
          <li key={entry.id}>
            <RowLink to={entryPath(entry.id)}>{labels.action(entry.action)}</RowLink>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {catMoment(entry.createdAt)} · {entry.userEmail || label('app.audit.system')}
            </Typography>
            <Typography variant="body2">{fieldsOf(entry).join(', ')}</Typography>
          </li>
        ))}
      </Box>
      {total !== undefined && total > data.length && (
        <Button component={LinkBase} to={`/audit?filter=${encodeURIComponent(JSON.stringify(filter))}`} sx={{ mt: 1 }}>
          {label('app.audit.allHistory', { total })}
        </Button>
      )}
    </>
  );
}
