import { Box, Typography } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { usd } from '@imisozi/core/money';
import { useAuditLabels } from '../../audit/auditNames';
import type { Note, Order, TimelineEntry } from '../../data/types';
import { catMoment, dayName } from '../../format/catTime';
import { plainValue } from '../../format/plainValue';
import { useLabel } from '../../i18n/useLabel';
import { RowLink } from '../../lists/cells';
import { mailPath } from '../../mail/mailPaths';
import { MailStatusChip } from '../../mail/MailStatusChip';
import { SendMailAgain } from '../../mail/SendMailAgain';
import { ColorChip } from '../../ui/ColorChip';
import { ChangeNote } from './ChangeNote';
import { TaskFacts } from './TaskFacts';

type Changes = NonNullable<TimelineEntry['changes']>;

const HEADLINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, fontWeight: 650 } as const;

/** `PENDING → APPROVED`. */
export function StatusText({ changes }: { readonly changes: Changes }) {
  const [before, after] = changes.status ?? [];
  return (
    <Box sx={HEADLINE}>
      {plainValue(before)} → {plainValue(after)}
    </Box>
  );
}

/** What the guide has said, with the time of the phone where it came later. */
export function TickText({ tick: { kind, at, value, note } }: { readonly tick: NonNullable<TimelineEntry['tick']> }) {
  const label = useLabel();
  return (
    <>
      <Box sx={HEADLINE}>
        {label(`app.timeline.ticks.${kind}`)}
        {value !== null && <span>{label('app.timeline.ticks.km', { value })}</span>}
      </Box>
      {note && <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{note}</Box>}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label('app.timeline.ticks.said', { time: catMoment(at) })}
      </Typography>
    </>
  );
}

/** Fields that are not shown, because the days and the number of people show the same. */
const HIDDEN_FIELDS = ['departureId', 'travellers'];

/** Each changed field with its old and new value. */
export function ChangesText({ changes }: { readonly changes: Changes }) {
  const label = useLabel();
  const labels = useAuditLabels();
  const fields = Object.entries(changes).filter(([field]) => !HIDDEN_FIELDS.includes(field));
  return (
    <>
      <Box sx={HEADLINE}>{label('app.timeline.kinds.change')}</Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, overflowWrap: 'anywhere' }}>
        {fields.map(([field, [before, after]]) => (
          <li key={field}>
            {labels.field('orders', field)}: {valueText(before)} → {valueText(after)}
          </li>
        ))}
      </Box>
    </>
  );
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const valueText = (value: unknown): string =>
  typeof value === 'string' && DAY.test(value) ? dayName(value) : plainValue(value);

/** A ledger entry; its buttons for receipts and voids are in the list of payments. */
export function MoneyText({ money }: { readonly money: NonNullable<TimelineEntry['money']> }) {
  const label = useLabel();
  const { direction, amount, kind, reference, receiptNumber, voidedAt } = money;
  return (
    <>
      <Box sx={HEADLINE}>
        <Box component={voidedAt ? 's' : 'span'}>
          {direction === 'in' ? '' : '−'}
          {usd(amount)}
        </Box>
        {label(`app.ledger.kinds.${kind}`)}
        {voidedAt && <ColorChip tone="earth" label={label(money.voids ? 'app.ledger.counter' : 'app.ledger.voided')} />}
      </Box>
      <Typography variant="body2">{[receiptNumber, reference].filter(Boolean).join(' · ')}</Typography>
    </>
  );
}

interface MailTextProps {
  readonly mail: NonNullable<TimelineEntry['mail']>;
  readonly order: Order;
}

/** A mail with a link to the outbox and a button to send it again, each for users who may. */
export function MailText({ mail, order: { client } }: MailTextProps) {
  const label = useLabel();
  const mayRead = useCanAccess({ resource: 'outbox', action: 'show' });
  const maySend = useCanAccess({ resource: 'outbox', action: 'send' });
  const { id, subject, recipient, status, resentAs } = mail;
  // A mail has no subject until it is rendered.
  const name = subject ?? label('app.timeline.unwritten');
  return (
    <>
      <Box sx={HEADLINE}>
        {mayRead.canAccess ? <RowLink to={mailPath(id)}>{name}</RowLink> : name}
        <MailStatusChip status={status} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2">{recipient}</Typography>
        {resentAs && <ColorChip tone="plain" label={label('app.timeline.resent')} />}
        {maySend.canAccess && (
          <SendMailAgain mail={mail} hint={label('app.timeline.address', { email: client.email })} />
        )}
      </Box>
    </>
  );
}

interface NoteTextProps {
  readonly note: Note;
  readonly orderId: string;
}

export function NoteText({ note, orderId }: NoteTextProps) {
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
        <Typography sx={{ whiteSpace: 'pre-line', flexGrow: 1, minWidth: 0 }}>{note.text}</Typography>
        <ChangeNote note={note} orderId={orderId} />
      </Box>
      <TaskFacts task={note} />
    </>
  );
}
