import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Print from '@mui/icons-material/PrintOutlined';
import { Box, Button, GlobalStyles, IconButton, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, useDataProvider } from 'react-admin';
import { useNavigate, useParams } from 'react-router';
import { addDays, catDay, isDay, parseCatTime, type Day } from '@imisozi/core/kigali-time';
import { FileButton } from '../actions/FileButton';
import { RequireAccess } from '../auth/RequireAccess';
import type { StaffDataProvider } from '../dataProvider';
import { today } from '../format/kigaliDays';
import { useLabel } from '../i18n/useLabel';
import { EmptyState } from '../page/EmptyState';
import { LoadError } from '../page/LoadError';
import { Page } from '../page/Page';
import { manifestPath } from './manifestPath';
import { ManifestTable } from './ManifestTable';
import { PRINTED } from './printed';

/** /account/manifest/{day}: on one sheet, who starts, who is under way and who ends on that day. */
export default function ManifestPage() {
  return (
    <RequireAccess resource="manifest" action="list">
      <Manifest />
    </RequireAccess>
  );
}

function Manifest() {
  const label = useLabel();
  const navigate = useNavigate();
  const requested = useParams()['day'];
  const day: Day = isDay(requested) ? requested : today();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['manifest', day],
    queryFn: () => dataProvider.manifest(day),
  });
  const goTo = (next: Day) => void navigate(manifestPath(next));
  const parts = data && (['starting', 'underWay', 'ending'] as const).filter((part) => data[part].length > 0);
  return (
    <Page>
      <Title title={label('app.menu.manifest')} />
      <GlobalStyles styles={PRINTED} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
        <Typography variant="h1" sx={{ flex: '1 1 14rem' }}>
          {catDay(parseCatTime(day)!)}
        </Typography>
        <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <IconButton aria-label={label('app.manifest.before')} onClick={() => goTo(addDays(day, -1))}>
            <ChevronLeft />
          </IconButton>
          <TextField
            type="date"
            size="small"
            fullWidth={false}
            label={label('app.manifest.day')}
            value={day}
            onChange={({ target }) => isDay(target.value) && goTo(target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <IconButton aria-label={label('app.manifest.after')} onClick={() => goTo(addDays(day, 1))}>
            <ChevronRight />
          </IconButton>
          <Button onClick={() => goTo(today())}>{label('app.manifest.today')}</Button>
          <FileButton
            text={label('app.manifest.file')}
            headings="manifest"
            read={() => dataProvider.manifestFile(day)}
          />
          <Button variant="contained" startIcon={<Print />} onClick={() => window.print()}>
            {label('app.manifest.print')}
          </Button>
        </Box>
      </Box>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {parts?.length === 0 && <EmptyState title={label('app.manifest.empty')} />}
      {parts?.map((part) => (
        <ManifestTable key={part} title={label(`app.manifest.${part}`)} rows={data![part]} />
      ))}
    </Page>
  );
}
