import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import {
  Alert,
  Box,
  Button,
  IconButton,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
  useMediaQuery,
} from '@mui/material';
import type { Theme } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Title, useDataProvider } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router';
import type { Day } from '@imisozi/core/kigali-time';
import { RequireAccess } from '../auth/RequireAccess';
import type { StaffDataProvider } from '../dataProvider';
import { today as todayInKigali } from '../format/kigaliDays';
import { useLabel } from '../i18n/useLabel';
import { LoadError } from '../page/LoadError';
import { Page } from '../page/Page';
import { ColorChip } from '../ui/ColorChip';
import { calendarPath, shownBy, turned, VIEWS, weeksOf, type View } from './calendarDays';
import { byDay, entriesOf } from './calendarEntries';
import { PAYMENT_TONE } from './CalendarEntry';
import { CalendarGrid } from './CalendarGrid';
import { CalendarList } from './CalendarList';
import { titleOf } from './calendarWords';
import { useCalendarKeys } from './useCalendarKeys';

/** /account/calendar: who travels when, in a month or a week. */
export default function CalendarPage() {
  return (
    <RequireAccess resource="calendar" action="list">
      <Calendar />
    </RequireAccess>
  );
}

function Calendar() {
  const label = useLabel();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const today = todayInKigali();
  const shown = shownBy(query, today);
  const { view, day } = shown;
  const weeks = weeksOf(shown);
  const days = weeks.flat();
  const [from, to] = [days[0]!, days.at(-1)!];
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['calendar', from, to],
    queryFn: () => dataProvider.calendar(from, to),
    placeholderData: keepPreviousData,
  });
  // Moving between days adds no entries to the browser history.
  const goTo = (next: Day) => void navigate(calendarPath({ view, day: next }), { replace: true });
  useCalendarKeys({ day, today, goTo });
  const title = titleOf(shown, weeks);
  const found = byDay(data ? entriesOf(data) : [], days);
  return (
    <Page>
      <Title title={label('app.menu.calendar')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
        <Typography variant="h1" aria-live="polite" sx={{ flex: '1 1 14rem' }}>
          {title}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <IconButton aria-label={label(`app.calendar.${view}Before`)} onClick={() => goTo(turned(shown, -1))}>
            <ChevronLeft />
          </IconButton>
          <Button onClick={() => goTo(today)}>{label('app.manifest.today')}</Button>
          <IconButton aria-label={label(`app.calendar.${view}After`)} onClick={() => goTo(turned(shown, 1))}>
            <ChevronRight />
          </IconButton>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={view}
            aria-label={label('app.calendar.view')}
            onChange={(_event, chosen: View | null) => chosen && void navigate(calendarPath({ view: chosen, day }))}
          >
            {VIEWS.map((one) => (
              <ToggleButton key={one} value={one}>
                {label(`app.calendar.views.${one}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </Box>
      </Box>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {data?.isCut && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {label('app.calendar.cut')}
        </Alert>
      )}
      {isPhone ? (
        <CalendarList
          days={days.filter((one) => view === 'week' || one.slice(0, 7) === day.slice(0, 7))}
          found={found}
          today={today}
          current={day}
          title={title}
        />
      ) : (
        <CalendarGrid shown={shown} weeks={weeks} days={found} today={today} title={title} />
      )}
      <Legend />
    </Page>
  );
}

/** The meaning of the colours and keys. */
function Legend() {
  const label = useLabel();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 2 }}>
      {(['paid', 'deposit', 'unpaid'] as const).map((payment) => (
        <ColorChip key={payment} tone={PAYMENT_TONE[payment]} label={label(`app.calendar.payments.${payment}`)} />
      ))}
      <Typography variant="body2" sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}>
        {label('app.calendar.keys')}
      </Typography>
    </Box>
  );
}
