import { usd } from '@imisozi/core/money';
import { LISTED_KINDS } from '@imisozi/core/privacy/personal-kinds';
import { Box, Link, Typography } from '@mui/material';
import { LinkBase } from 'react-admin';
import type { Client } from '../data/types';
import { catDay } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';

/** Messages and inquiries are read in their conversation. */
const SHOWN = LISTED_KINDS.filter((kind) => kind !== 'messages' && kind !== 'inquiries');

/** Every record about the client, newest first. */
export function ClientHistory({ client }: { readonly client: Client }) {
  const label = useLabel();
  const records = SHOWN.flatMap((kind) => client[kind].map((record) => ({ ...record, kind }))).sort((one, other) =>
    other.at.localeCompare(one.at),
  );
  return (
    <Box component="section" aria-labelledby="client-history">
      <Typography id="client-history" variant="h3" sx={{ mb: 1 }}>
        {label('app.clients.history')}
      </Typography>
      {records.length === 0 && <Typography>{label('app.clients.nothing')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {records.map(({ kind, id, at, title, detail, state, amount, link }) => (
          <Box component="li" key={`${kind} ${id}`} sx={{ borderLeft: 3, borderColor: 'divider', pl: 1.5 }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {[catDay(at), label(`app.clients.records.${kind}`), state].filter(Boolean).join(' · ')}
            </Typography>
            <Typography>
              {link ? (
                <Link component={LinkBase} to={link}>
                  {title}
                </Link>
              ) : (
                title
              )}
              {amount !== null && ` · ${usd(amount)}`}
            </Typography>
            {detail && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {detail}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
