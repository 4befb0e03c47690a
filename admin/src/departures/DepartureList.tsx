import { Box } from '@mui/material';
import type { Departure } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { Column, ListEmpty, ListPage, OneLine, RowCard, RowLink, TwoLines } from '../lists';
import { CreateDepartures } from './CreateDepartures';
import { DepartureChip } from './DepartureChip';
import { departureFilterDefaults, departureFilterInputs } from './departureFilterInputs';
import { departurePath } from './departurePaths';
import { DepartureShow } from './DepartureShow';
import { datesOf, useSeats } from './departureWords';
import { YearPanel } from './year/YearPanel';

const SORT_FIELDS = ['startDate', 'endDate', 'capacity', 'taken', 'state', 'createdAt'];
const SOONEST = { field: 'startDate', order: 'ASC' } as const;

/** /account/departures: the dated runs of tours, with their seats. */
export default function DepartureList() {
  const label = useLabel();
  const seats = useSeats();
  const filterDefaults = departureFilterDefaults();
  return (
    <>
      <ListPage<Departure>
        title={label('app.menu.departures')}
        notice={
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <YearPanel create={<CreateDepartures />} />
          </Box>
        }
        filters={departureFilterInputs}
        filterDefaults={filterDefaults}
        sort={SOONEST}
        sortFields={SORT_FIELDS}
        rowClick="show"
        card={(departure) => (
          <RowCard
            to={departurePath(departure.id)}
            title={datesOf(departure)}
            badge={<DepartureChip departure={departure} />}
            subtitle={departure.tourTitle}
            lines={[departure.note]}
            foot={seats(departure)}
          />
        )}
        empty={
          <ListEmpty
            title={label('app.departures.empty')}
            body={label('app.departures.emptyBody')}
            filterDefaults={filterDefaults}
          />
        }
      >
        <Column<Departure>
          source="startDate"
          render={(departure) => (
            <RowLink to={departurePath(departure.id)}>
              <OneLine>{datesOf(departure)}</OneLine>
            </RowLink>
          )}
        />
        <Column<Departure>
          source="tourTitle"
          disableSort
          render={({ tourTitle }) => <TwoLines>{tourTitle}</TwoLines>}
        />
        <Column<Departure> source="taken" render={(departure) => <OneLine>{seats(departure)}</OneLine>} />
        <Column<Departure> source="label" disableSort render={(departure) => <DepartureChip departure={departure} />} />
        <Column<Departure> source="note" disableSort render={({ note }) => <TwoLines>{note}</TwoLines>} />
      </ListPage>
      <DepartureShow />
    </>
  );
}
