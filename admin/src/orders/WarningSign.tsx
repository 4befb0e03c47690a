import Warning from '@mui/icons-material/WarningAmberOutlined';
import type { Order } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { ColorChip } from '../ui/ColorChip';

interface WarningSignProps {
  readonly order: Order;
  /** Shows text instead of an icon. */
  readonly inWords?: boolean;
}

/** Marks a booking in a list that needs attention, with the reason (rules/desk 6). */
export function WarningSign({ order: { warnings }, inWords }: WarningSignProps) {
  const label = useLabel();
  if (warnings.length === 0) return null;
  const texts = warnings.map(({ code }) => label(`app.orders.warnings.short.${code}`));
  if (inWords) return texts.map((text) => <ColorChip key={text} tone="earth" label={text} />);
  return (
    <Warning titleAccess={texts.join(', ')} sx={{ color: 'error.main', fontSize: 15, verticalAlign: 'text-bottom' }} />
  );
}
