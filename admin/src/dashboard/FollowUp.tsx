import { usd } from '@imisozi/core/money';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { Figures } from '../data/types';
import { addDays } from '@imisozi/core/kigali-time';
import { dayName } from '../format/catTime';
import { endOfDay, startOfDay, today } from '../format/kigaliDays';
import { useLabel } from '../i18n/useLabel';
// Not from '../lists', which would make the first screen load much more code.
import { RowLink } from '../lists/cells';
import { filtered } from './filtered';
import { Panel, PanelRows } from './Panel';

const MONEY_DUE = '/money-due';

type Work = Figures['work'];

/** Overdue money, permits to buy soon, and the bookings of yesterday: what the role may see. */
export function FollowUp({ work }: { readonly work: Work | undefined }) {
  const label = useLabel();
  return (
    <Panel title={label('app.dashboard.followUp.title')} isPending={!work}>
      {work && (
        <PanelRows>
          {work.overdue && <Overdue overdue={work.overdue} />}
          {work.permits && <Permits permits={work.permits} />}
          <Yesterday yesterday={work.yesterday} />
        </PanelRows>
      )}
    </Panel>
  );
}

function Overdue({ overdue: { count, amount } }: { readonly overdue: NonNullable<Work['overdue']> }) {
  const label = useLabel();
  if (count === 0) return <Line>{label('app.dashboard.followUp.noneOverdue')}</Line>;
  return (
    <Line>
      <RowLink to={MONEY_DUE}>
        {amount === null
          ? label('app.dashboard.followUp.manyOverdue', { count })
          : label('app.dashboard.followUp.overdue', { count, amount: usd(amount) })}
      </RowLink>
    </Line>
  );
}

function Permits({ permits: { count, withoutPassport, until } }: { readonly permits: NonNullable<Work['permits']> }) {
  const label = useLabel();
  if (count === 0) return <Line>{label('app.dashboard.followUp.noPermits')}</Line>;
  return (
    <Line>
      <RowLink to={filtered('permits', { state: 'to-buy', day_lte: until })}>
        {label('app.dashboard.followUp.permits', { count, until: dayName(until) })}
      </RowLink>
      {withoutPassport > 0 && <div>{label('app.dashboard.followUp.noPassport', { count: withoutPassport })}</div>}
    </Line>
  );
}

function Yesterday({ yesterday: { count, amount } }: { readonly yesterday: Work['yesterday'] }) {
  const label = useLabel();
  if (count === 0) return <Line>{label('app.dashboard.followUp.noneYesterday')}</Line>;
  return (
    <Line>
      <RowLink to={filtered('tour-bookings', { itemType: 'tour', ...madeYesterday() })}>
        {label('app.dashboard.followUp.yesterday', { count, amount: usd(amount) })}
      </RowLink>
    </Line>
  );
}

/** The filter of the bookings that were made yesterday. */
function madeYesterday() {
  const day = addDays(today(), -1);
  return { createdAt_gte: startOfDay(day), createdAt_lte: endOfDay(day) };
}

const Line = ({ children }: { readonly children: ReactNode }) => (
  <Box component="li" sx={{ px: 2.5, py: 1.25 }}>
    {children}
  </Box>
);
