import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Undo from '@mui/icons-material/Undo';
import { Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import type { Order } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { OrderStatusChip } from './OrderStatusChip';
import { isDangerous } from './StatusDialog';
import { useStatusActions } from './useStatusActions';
import { useStatusChange } from './useStatusChange';
import { undo, useWaitingChange } from './delayedChanges';
import { undoText } from './waitingTexts';

/** An order's status in a list, with a menu of the allowed next statuses for users who may change it. */
export function StatusMenu({ order }: { readonly order: Order }) {
  const label = useLabel();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { change, dialog } = useStatusChange(order);
  const waiting = useWaitingChange(order.id);
  const { status, number } = order;
  const ways = useStatusActions(order);
  if (ways.length === 0) return <OrderStatusChip status={status} />;
  const open = anchor !== null;
  const menuButton = {
    icon: <ArrowDropDown />,
    'aria-label': label('app.orders.status.change', { status, number }),
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: ({ currentTarget }: { currentTarget: HTMLElement }) => setAnchor(currentTarget),
  } as const;
  return (
    // Clicks in here, also in the menu and the dialog, must not open the row's record.
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- only stops propagation to the row
    <span onClick={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}>
      {waiting ? (
        <OrderStatusChip
          status={'to' in waiting.what ? waiting.what.to : status}
          button={{
            icon: <Undo />,
            'aria-label': undoText(label, waiting),
            onClick: () => undo(order.id),
          }}
        />
      ) : (
        <OrderStatusChip status={status} button={menuButton} />
      )}
      <Menu id={id} anchorEl={anchor} open={open} onClose={() => setAnchor(null)}>
        {ways.map((next) => (
          <MenuItem
            key={next}
            sx={{ color: isDangerous(next) ? 'error.main' : undefined }}
            onClick={() => {
              setAnchor(null);
              change(next);
            }}
          >
            {label(`app.orders.status.actions.${next}`)}
          </MenuItem>
        ))}
      </Menu>
      {dialog}
    </span>
  );
}
