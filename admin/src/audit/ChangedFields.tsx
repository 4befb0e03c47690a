import { Box, Typography } from '@mui/material';
import type { AuditEntry } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { withoutMarkup } from '../format/plainValue';
import { useAuditLabels } from './auditNames';

const VALUE = { p: 1, borderRadius: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '0.875rem' };

/** Each changed field with its old and new value. */
export function ChangedFields({ entry: { resource, changes } }: { readonly entry: AuditEntry }) {
  const label = useLabel();
  const labels = useAuditLabels();
  const fields = Object.entries(changes);
  // A new record has no old values.
  const isNew = fields.every(([, [before]]) => isNothing(before));
  return (
    <Box component="section">
      <Typography variant="h3" sx={{ mb: 1 }}>
        {label('app.audit.changes')}
      </Typography>
      {fields.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{label('app.audit.noChanges')}</Typography>}
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        {fields.map(([field, [before, after]]) => (
          <div key={field}>
            <Typography component="dt" sx={{ fontWeight: 650, mb: 0.5 }}>
              {labels.field(resource, field)}
            </Typography>
            <Box component="dd" sx={{ m: 0, display: 'grid', gridTemplateColumns: isNew ? '1fr' : '1fr 1fr', gap: 1 }}>
              {!isNew && <Value name={label('app.audit.before')} value={before} background="var(--earth-wash)" />}
              <Value name={isNew ? '' : label('app.audit.after')} value={after} background="var(--green-wash)" />
            </Box>
          </div>
        ))}
      </Box>
    </Box>
  );
}

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';

interface ValueProps {
  readonly name: string;
  readonly value: unknown;
  readonly background: string;
}

function Value({ name, value, background }: ValueProps) {
  const label = useLabel();
  const text = () => {
    if (isNothing(value)) return '–';
    if (typeof value === 'boolean') return label(value ? 'app.confirm.yes' : 'app.confirm.no');
    if (typeof value === 'string') return withoutMarkup(value);
    if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) return value.join('\n');
    return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value);
  };
  return (
    <Box sx={{ ...VALUE, background }}>
      {name && (
        <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
          {name}
        </Typography>
      )}
      {text()}
    </Box>
  );
}
