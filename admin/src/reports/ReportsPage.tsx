import { Alert, Box, Button, Paper, Skeleton, Tab, Tabs, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useDataProvider } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router';
import { REPORT_NAMES, REPORTS_OF_TODAY, type ReportName } from '@imisozi/core/reports';
import { FileButton } from '../actions/FileButton';
import { RequireAccess } from '../auth/RequireAccess';
import type { StaffDataProvider } from '../dataProvider';
import type { DateRange } from '../format/kigaliDays';
import { useLabel } from '../i18n/useLabel';
import { EmptyState } from '../page/EmptyState';
import { LoadError } from '../page/LoadError';
import { Page } from '../page/Page';
import { PageHeader } from '../page/PageHeader';
import { ChosenDays } from '../ui/ChosenDays';
import { Months } from './Months';
import { reportPath, shownBy, spanNamed, SPANS } from './reportSpans';
import { ReportTable } from './ReportTable';

/** Loaded separately, because the chart library is large. */
const ReportChart = lazy(() => import('./ReportChart'));

/** /account/reports: the reports of the office, and the months of its books. */
export default function ReportsPage() {
  return (
    <RequireAccess resource="reports" action="show">
      <Reports />
    </RequireAccess>
  );
}

function Reports() {
  const label = useLabel();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { name, span } = shownBy(query);
  const show = (next: ReportName, days: DateRange) => void navigate(reportPath(next, days), { replace: true });
  return (
    <Page>
      <PageHeader title={label('app.reports.title')} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
          <Tabs
            value={name}
            onChange={(_, next: ReportName) => show(next, span)}
            variant="scrollable"
            allowScrollButtonsMobile
            aria-label={label('app.reports.title')}
          >
            {REPORT_NAMES.map((one) => (
              <Tab key={one} value={one} label={label(`app.reports.names.${one}`)} />
            ))}
          </Tabs>
          <Typography sx={{ color: 'text.secondary', my: 1.5 }}>{label(`app.reports.about.${name}`)}</Typography>
          {!REPORTS_OF_TODAY.includes(name) && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
              <ChosenDays days={span} onChange={(days) => show(name, days)} />
              {SPANS.map((one) => (
                <Button key={one} size="small" onClick={() => show(name, spanNamed(one))}>
                  {label(`app.reports.spans.${one}`)}
                </Button>
              ))}
            </Box>
          )}
          <Shown name={name} span={span} />
        </Paper>
        <Months />
      </Box>
    </Page>
  );
}

function Shown({ name, span }: { readonly name: ReportName; readonly span: DateRange }) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['reports', name, span],
    queryFn: () => dataProvider.report(name, span),
    placeholderData: keepPreviousData,
  });
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={320} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {data.isCut && <Alert severity="warning">{label('app.reports.isCut')}</Alert>}
      {data.rows.length === 0 ? (
        <EmptyState title={label('app.reports.nothing')} />
      ) : (
        <>
          <Suspense fallback={<Skeleton variant="rounded" height={280} />}>
            <ReportChart report={data} />
          </Suspense>
          <ReportTable report={data} />
          <Box>
            <FileButton
              text={label('app.reports.file')}
              read={() => dataProvider.reportFile(name, span)}
              headings="reports"
            />
          </Box>
        </>
      )}
    </Box>
  );
}
