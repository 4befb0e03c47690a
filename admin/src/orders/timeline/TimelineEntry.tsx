import Edit from '@mui/icons-material/EditOutlined';
import Guide from '@mui/icons-material/BadgeOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import Opened from '@mui/icons-material/VisibilityOutlined';
import Note from '@mui/icons-material/StickyNote2Outlined';
import Ordered from '@mui/icons-material/ShoppingBagOutlined';
import Payments from '@mui/icons-material/PaymentsOutlined';
import Status from '@mui/icons-material/SwapHorizOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import { Box, Typography } from '@mui/material';
import type { Order, TimelineEntry as Entry } from '../../data/types';
import { catMoment } from '../../format/catTime';
import { useLabel } from '../../i18n/useLabel';
import { ChangesText, MailText, MoneyText, NoteText, StatusText, TickText } from './entryTexts';

const ICONS: Record<Entry['kind'], SvgIconComponent> = {
  ordered: Ordered,
  status: Status,
  change: Edit,
  money: Payments,
  mail: Mail,
  note: Note,
  opened: Opened,
  guide: Guide,
};

interface TimelineEntryProps {
  readonly entry: Entry;
  readonly order: Order;
}

/** An entry of the timeline: what happened, when, and who did it. */
export function TimelineEntry({ entry, order }: TimelineEntryProps) {
  const label = useLabel();
  const { kind, at, by } = entry;
  const Icon = ICONS[kind];
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Icon
        titleAccess={label(`app.timeline.kinds.${kind}`)}
        sx={{ color: 'text.secondary', fontSize: 20, mt: 0.25 }}
      />
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Text entry={entry} order={order} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {by ? `${catMoment(at)} · ${by}` : catMoment(at)}
        </Typography>
      </Box>
    </Box>
  );
}

function Text({ entry: { kind, changes, money, mail, note, tick }, order }: TimelineEntryProps) {
  const label = useLabel();
  if (note) return <NoteText note={note} orderId={order.id} />;
  if (money) return <MoneyText money={money} />;
  if (mail) return <MailText mail={mail} order={order} />;
  if (tick) return <TickText tick={tick} />;
  if (kind === 'ordered' || kind === 'opened') {
    return <Box sx={{ fontWeight: 650 }}>{label(`app.timeline.kinds.${kind}`)}</Box>;
  }
  return kind === 'status' ? <StatusText changes={changes ?? {}} /> : <ChangesText changes={changes ?? {}} />;
}
