import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import { Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { useCanAccess } from 'react-admin';
import type { Order, OrderStatus } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { StatusChip } from './StatusChip';
import { isDangerous, StatusDialog } from './StatusDialog';

/** An order's status in a list, and for those who may decide the ways it may go from there. */
export function StatusMenu({ order }: { readonly order: Order }) {
  const label = useLabel();
  const id = useId();
  const { canAccess } = useCanAccess({ resource: 'tour-bookings', action: 'changeStatus' });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<OrderStatus>();
  const { status, number, nextStatuses } = order;
  if (!canAccess || nextStatuses.length === 0) return <StatusChip status={status} />;
  const open = anchor !== null;
  return (
    // What is clicked in here, even in the menu and the dialog, is no click on the row.
    <span onClick={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}>
      <StatusChip
        status={status}
        button={{
          icon: <ArrowDropDown />,
          'aria-label': label('app.orders.status.change', { status, number }),
          'aria-haspopup': 'menu',
          'aria-expanded': open,
          'aria-controls': open ? id : undefined,
          onClick: ({ currentTarget }) => setAnchor(currentTarget),
        }}
      />
      <Menu id={id} anchorEl={anchor} open={open} onClose={() => setAnchor(null)}>
        {nextStatuses.map((next) => (
          <MenuItem
            key={next}
            sx={{ color: isDangerous(next) ? 'error.main' : undefined }}
            onClick={() => {
              setAnchor(null);
              setAsked(next);
            }}
          >
            {label(`app.orders.status.actions.${next}`)}
          </MenuItem>
        ))}
      </Menu>
      {asked && <StatusDialog order={order} to={asked} onClose={() => setAsked(undefined)} />}
    </span>
  );
}
