import { monthOf } from '@imisozi/core/months';
import { Box, CircularProgress } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { FileButton } from '../actions/FileButton';
import { MonthField, StatementBody } from '../agents/AgentStatement';
import type { StaffDataProvider } from '../dataProvider';
import { today } from '../format/kigaliDays';
import { useLabel } from '../i18n/useLabel';
import { LoadError } from '../page/LoadError';
import { Page } from '../page/Page';
import { PageHeader } from '../page/PageHeader';
import { ownBookingPath } from './ownPaths';

/** /account/statement: the statement of the travel agent who is logged in, by month. */
export default function OwnStatementPage() {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const [month, setMonth] = useState(monthOf(today()));
  const { data, error, refetch } = useQuery({
    queryKey: ['own-agent', 'statement', month],
    queryFn: () => dataProvider.ownStatement(month),
    placeholderData: keepPreviousData,
  });
  return (
    <Page>
      <PageHeader title={label('app.own.statement')} />
      <Box sx={{ mt: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 820 }}>
        <MonthField month={month} onChange={setMonth} />
        {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
        {!data && !error && <CircularProgress aria-label={label('app.list.loading')} />}
        {data && (
          <>
            <StatementBody statement={data} pathOf={ownBookingPath} level="h2" />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <FileButton
                size="small"
                text={label('app.agents.statement.pdf')}
                read={() => dataProvider.ownStatementPaper(month)}
              />
              <FileButton
                size="small"
                text={label('app.agents.statement.csv')}
                read={() => dataProvider.ownStatementFile(month)}
              />
            </Box>
          </>
        )}
      </Box>
    </Page>
  );
}
