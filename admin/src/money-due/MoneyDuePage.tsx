import { Box, CircularProgress } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { catDate, daysBetween } from '@imisozi/core/kigali-time';
import { usd } from '@imisozi/core/money';
import { RequireAccess } from '../auth/RequireAccess';
import type { Overdue, RefundDue } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { dayName } from '../format/catTime';
import { today } from '../format/kigaliDays';
import { useLabel } from '../i18n/useLabel';
import { LoadError } from '../page/LoadError';
import { Page } from '../page/Page';
import { PageHeader } from '../page/PageHeader';
import { ColorChip } from '../ui/ColorChip';
import { PhoneLinks } from '../ui/PhoneLinks';
import { DueList, type DueRow } from './DueList';

/** /account/money-due: overdue payments and refunds due. */
export default function MoneyDuePage() {
  return (
    <RequireAccess resource="money-due" action="list">
      <MoneyDue />
    </RequireAccess>
  );
}

function MoneyDue() {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['tour-bookings', 'money-due'],
    queryFn: async () => {
      const [overdue, refunds] = await Promise.all([dataProvider.overdue(), dataProvider.refundsDue()]);
      return { ...overdue, refunds };
    },
  });
  const ago = (day: string) => label('app.moneyDue.days', { count: daysBetween(day, today()) });
  const overdueRow = ({ names, dueDate, label: part, ...due }: Overdue): DueRow => ({
    ...due,
    names,
    since: label(`app.moneyDue.due.${part}`, { day: dayName(dueDate), ago: ago(dueDate) }),
    details: (
      <>
        <span>
          {due.itemTitle}
          {due.travelDate && ` · ${label('app.moneyDue.travels', { day: dayName(due.travelDate) })}`}
        </span>
        <PhoneLinks phone={due.phoneNumber} />
        {due.balance > due.amount && <span>{label('app.moneyDue.inAll', { amount: usd(due.balance) })}</span>}
        {due.remindersPaused && <ColorChip tone="gold" label={label('app.reminders.paused')} />}
      </>
    ),
  });
  const refundRow = ({ since, ...due }: RefundDue): DueRow => {
    const day = catDate(new Date(since));
    return { ...due, since: label('app.moneyDue.since', { day: dayName(day), ago: ago(day) }) };
  };
  return (
    <Page>
      <PageHeader title={label('app.menu.moneyDue')} />
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!error && !data && (
        <CircularProgress aria-label={label('app.list.loading')} sx={{ display: 'block', m: '64px auto' }} />
      )}
      {data && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            mt: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
            alignItems: 'start',
          }}
        >
          <DueList
            title={label('app.moneyDue.overdue')}
            text={label('app.moneyDue.overdueText')}
            empty={label('app.moneyDue.noneOverdue')}
            rows={data.overdue.map(overdueRow)}
            total={data.total}
          />
          <DueList
            title={label('app.moneyDue.refunds')}
            text={label('app.moneyDue.refundsText')}
            empty={label('app.moneyDue.noRefunds')}
            rows={data.refunds.map(refundRow)}
            total={data.refunds.length}
          />
        </Box>
      )}
    </Page>
  );
}
