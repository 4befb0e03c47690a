import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { StyleInjector } from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { Alert, Box, Button, IconButton, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Title, useDataProvider } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router';
import { isDay } from '@imisozi/core/kigali-time';
import { RequireAccess } from '../auth/RequireAccess';
import { dayTitle, titleOf } from '../calendar/calendarWords';
import { weeksOf } from '../calendar/calendarDays';
import type { Operations } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { today as todayInKigali } from '../format/kigaliDays';
import { useLabel } from '../i18n/useLabel';
import { EmptyState } from '../page/EmptyState';
import { LoadError } from '../page/LoadError';
import { Page } from '../page/Page';
import { styleNonce } from '../theme/styleNonce';
import { operationsPath, shownBoard, spanOf, stepped, VIEWS, type BoardView, type ShownBoard } from './boardDays';
import { ForceDialog } from './ForceDialog';
import { assignmentOf, type Place } from './places';
import { Pool, type Dragged } from './Pool';
import { TripCard } from './TripCard';
import { useAssigning } from './useAssigning';

/** /account/operations?day=: who drives whom, on a day or in a week. */
export default function OperationsPage() {
  return (
    <RequireAccess resource="operations" action="show">
      <OperationsBoard />
    </RequireAccess>
  );
}

function OperationsBoard() {
  const label = useLabel();
  const [query] = useSearchParams();
  const shown = shownBoard(query, todayInKigali());
  const { from, to } = spanOf(shown);
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['operations', from, to],
    queryFn: () => dataProvider.operations(from, to),
    placeholderData: keepPreviousData,
  });
  const open = data?.trips.flatMap(({ warnings }) => warnings.filter((one) => one.startsWith('no-'))).length ?? 0;
  return (
    <Page>
      <Title title={label('app.menu.operations')} />
      <BoardHeader shown={shown} />
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {data?.isCut && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {label('app.operations.cut')}
        </Alert>
      )}
      {data?.trips.length === 0 && (
        <EmptyState title={label('app.operations.empty')} body={label('app.operations.emptyBody')} />
      )}
      {data && data.trips.length > 0 && (
        <>
          <Typography role="status" sx={{ mb: 1 }}>
            {open > 0 ? label('app.operations.open', { count: open }) : label('app.operations.allFilled')}{' '}
            {label('app.operations.help')}
          </Typography>
          <Trips board={data} />
        </>
      )}
    </Page>
  );
}

/** The trips with their places, and the pool to drag from. */
function Trips({ board }: { readonly board: Operations }) {
  const { assign, release, clashing, force, leave } = useAssigning();
  const give = (place: Place, trip: Operations['trips'][number], { id, name }: Dragged) =>
    assign(assignmentOf(place, trip, id), name);
  return (
    <DragDropProvider
      plugins={(usual) => [...usual, StyleInjector.configure({ nonce: styleNonce })]}
      onDragEnd={({ canceled, operation: { source, target } }) => {
        const [tripId, place] = String(target?.id ?? '').split(' ');
        const trip = board.trips.find(({ id }) => id === tripId);
        if (!canceled && trip && source) give(place as Place, trip, source.data as Dragged);
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 240px' } }}>
        <Box
          component="ul"
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}
        >
          {board.trips.map((trip) => (
            <TripCard key={trip.id} trip={trip} board={board} onAssign={give} onRelease={release} />
          ))}
        </Box>
        <Pool board={board} />
      </Box>
      {clashing && <ForceDialog clashing={clashing} force={force} onClose={leave} />}
    </DragDropProvider>
  );
}

/** Title, steps, and the choice of day or week. */
function BoardHeader({ shown }: { readonly shown: ShownBoard }) {
  const label = useLabel();
  const navigate = useNavigate();
  const { view, day } = shown;
  const goTo = (next: ShownBoard) => void navigate(operationsPath(next), { replace: true });
  const weeks = weeksOf({ view: 'week', day });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
      <Typography variant="h1" aria-live="polite" sx={{ flex: '1 1 14rem' }}>
        {view === 'day' ? dayTitle(day) : titleOf({ view: 'week', day }, weeks)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <IconButton
          aria-label={label(`app.operations.${view}Before`)}
          onClick={() => goTo({ view, day: stepped(shown, -1) })}
        >
          <ChevronLeft />
        </IconButton>
        <TextField
          type="date"
          size="small"
          fullWidth={false}
          label={label('app.operations.day')}
          value={day}
          onChange={({ target }) => isDay(target.value) && goTo({ view, day: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <IconButton
          aria-label={label(`app.operations.${view}After`)}
          onClick={() => goTo({ view, day: stepped(shown, 1) })}
        >
          <ChevronRight />
        </IconButton>
        <Button onClick={() => goTo({ view, day: todayInKigali() })}>{label('app.manifest.today')}</Button>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          aria-label={label('app.operations.view')}
          onChange={(_event, chosen: BoardView | null) => chosen && goTo({ view: chosen, day })}
        >
          {VIEWS.map((one) => (
            <ToggleButton key={one} value={one}>
              {label(`app.operations.views.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
    </Box>
  );
}
