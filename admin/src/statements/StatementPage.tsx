import { Alert, Box, LinearProgress, Paper, Skeleton, Tab, Tabs, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CanAccess, useDataProvider, useRedirect } from 'react-admin';
import { useParams } from 'react-router';
import { ROW_STATES } from '@imisozi/core/statements';
import { DeleteButton } from '../actions/DeleteButton';
import type { StatementWithRows } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { dayName } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { EmptyState } from '../page/EmptyState';
import { LoadError } from '../page/LoadError';
import { Page } from '../page/Page';
import { PageHeader } from '../page/PageHeader';
import { BookSureRows } from './BookSureRows';
import { StatementRowItem } from './StatementRowItem';
import { STATEMENTS } from './statementPaths';
import { useConfirming } from './useConfirming';

const TABS = [...ROW_STATES, 'all'] as const;
type Tab = (typeof TABS)[number];

/** /account/statements/{id}/rows: what each row is for, and booking it (rules/statements 3 to 5). */
export default function StatementPage() {
  const label = useLabel();
  const { id = '' } = useParams();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['statements', 'rows', id],
    queryFn: () => dataProvider.statement(id),
  });
  const steps = [{ label: label('app.menu.statements'), to: STATEMENTS }];
  return (
    <Page>
      <PageHeader title={data?.name ?? label('app.menu.statements')} steps={steps} />
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={320} />}
      {data && <Rows statement={data} />}
    </Page>
  );
}

function Rows({ statement }: { readonly statement: StatementWithRows }) {
  const label = useLabel();
  const redirect = useRedirect();
  const { id, rows, name, account, currency, fromDay, toDay } = statement;
  const confirming = useConfirming(id);
  const [tab, setTab] = useState<Tab>('open');
  const shown = rows.filter(({ state }) => tab === 'all' || state === tab);
  const countOf = (one: Tab) => (one === 'all' ? rows.length : rows.filter(({ state }) => state === one).length);
  const isFinished = countOf('open') === 0;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography sx={{ color: 'text.secondary', flexGrow: 1, overflowWrap: 'anywhere' }}>
          {[account, currency, `${dayName(fromDay)} – ${dayName(toDay)}`].filter(Boolean).join(' · ')}
        </Typography>
        <BookSureRows rows={rows} confirming={confirming} />
        {countOf('booked') === 0 && (
          <CanAccess resource="statements" action="delete">
            <DeleteButton
              resource="statements"
              record={statement}
              question={label('app.statements.delete.question', { name })}
              consequence={label('app.statements.delete.consequence')}
              onDeleted={() => redirect(STATEMENTS)}
            />
          </CanAccess>
        )}
      </Box>
      {confirming.isPending && confirming.all > 1 && (
        <Box sx={{ mt: 2 }} role="status">
          <Typography variant="body2">
            {label('app.statements.sure.running')}: {confirming.done} / {confirming.all}
          </Typography>
          <LinearProgress
            variant="determinate"
            value={(100 * confirming.done) / confirming.all}
            aria-label={label('app.statements.sure.running')}
          />
        </Box>
      )}
      {confirming.refused.map(({ row, message }) => (
        <Alert key={row} severity="error" sx={{ mt: 1 }}>
          {label('app.statements.refused', { row: rows.find((one) => one.id === row)?.position ?? '', message })}
        </Alert>
      ))}
      {isFinished && (
        <Alert severity="success" sx={{ mt: 2 }}>
          {label('app.statements.finished')}
        </Alert>
      )}
      <Tabs
        value={tab}
        onChange={(_event, chosen: Tab) => setTab(chosen)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={label('app.statements.rows')}
        sx={{ mt: 1 }}
      >
        {TABS.map((one) => (
          <Tab key={one} value={one} label={`${label(`app.statements.tabs.${one}`)} (${countOf(one)})`} />
        ))}
      </Tabs>
      {shown.length === 0 ? (
        <EmptyState title={label('app.statements.nothing')} />
      ) : (
        <Box component="ul" aria-label={label('app.statements.rows')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shown.map((row) => (
            <StatementRowItem key={row.id} statementId={id} row={row} confirming={confirming} />
          ))}
        </Box>
      )}
    </Paper>
  );
}
