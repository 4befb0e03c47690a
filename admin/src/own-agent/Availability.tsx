import * as counts from '@imisozi/core/fields/counts';
import { usd } from '@imisozi/core/money';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Autocomplete, Box, Button, CircularProgress, IconButton, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LinkBase, useDataProvider } from 'react-admin';
import { monthsLater, weeksOf } from '../calendar/calendarDays';
import { titleOf } from '../calendar/calendarWords';
import { WeeksTable } from '../calendar/WeeksTable';
import type { DepartureOnSale, OwnAgent, TourOnSale } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { DepartureChip } from '../departures/DepartureChip';
import { datesOf, useSeatsLeft } from '../departures/departureWords';
import { dayName } from '../format/catTime';
import { today } from '../format/kigaliDays';
import { useLabel } from '../i18n/useLabel';
import { LoadError } from '../page/LoadError';
import { Page } from '../page/Page';
import { PageHeader } from '../page/PageHeader';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { dayPrice, type DayPrice } from './dayPrices';
import { NEW_OWN_BOOKING, type WantedTrip } from './ownPaths';
import { useTourOnSale, useToursOnSale } from './useOnSale';

/** /account/availability: the departures and free days of a tour, with seats and the agent's prices. */
export default function Availability() {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { data: tours = [], error, refetch } = useToursOnSale();
  const [chosen, setChosen] = useState<string | null>(null);
  const [people, setPeople] = useState(2);
  const tour = tours.find(({ id }) => id === chosen) ?? tours[0];
  const { data: sold } = useTourOnSale(tour?.id ?? null);
  const { data: agent } = useQuery({ queryKey: ['own-agent'], queryFn: () => dataProvider.ownAgent() });
  return (
    <Page>
      <PageHeader title={label('app.own.availability.title')} />
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!error && tour === undefined && <CircularProgress aria-label={label('app.list.loading')} />}
      {tour && (
        <Box sx={{ display: 'grid', gap: 2, mt: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 8rem' } }}>
          <Autocomplete
            options={tours}
            value={tour}
            onChange={(_, one) => setChosen(one.id)}
            getOptionLabel={({ title }) => title}
            getOptionKey={({ id }) => id}
            isOptionEqualToValue={(one, other) => one.id === other.id}
            disableClearable
            renderInput={(params) => <TextField {...params} label={label('app.orders.create.tour')} />}
          />
          <TextField
            type="number"
            label={label('app.own.availability.people')}
            value={people}
            onChange={({ target: { value } }) => setPeople(Math.min(Math.max(1, Number(value)), counts.party.max))}
            slotProps={{ htmlInput: { min: 1, max: counts.party.max, step: 1 } }}
          />
        </Box>
      )}
      {tour && (!sold || !agent) && <CircularProgress aria-label={label('app.list.loading')} sx={{ mt: 2 }} />}
      {sold && agent && <Offer key={sold.tour.id} {...sold} agent={agent} people={people} />}
    </Page>
  );
}

interface OfferProps {
  readonly tour: TourOnSale;
  readonly departures: readonly DepartureOnSale[];
  readonly agent: OwnAgent;
  readonly people: number;
}

function Offer(sold: OfferProps) {
  const label = useLabel();
  const { tour, departures } = sold;
  const isFree = tour.saleMode === 'any-date';
  const priceOn = (day: string) => dayPrice({ ...sold, today: today() }, day);
  if (tour.saleMode === 'enquiry') return <Typography sx={{ mt: 2 }}>{label('app.own.availability.ask')}</Typography>;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        mt: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: isFree ? 'minmax(0, 3fr) minmax(0, 2fr)' : 'minmax(0, 1fr)' },
      }}
    >
      {isFree && <Month {...sold} priceOn={priceOn} />}
      {(departures.length > 0 || !isFree) && <Departures {...sold} priceOn={priceOn} />}
    </Box>
  );
}

interface PricedProps extends OfferProps {
  readonly priceOn: (day: string) => DayPrice | undefined;
}

function Departures({ tour, departures, people, priceOn }: PricedProps) {
  const label = useLabel();
  const seatsLeft = useSeatsLeft();
  return (
    <section>
      <Typography variant="h2">{label('app.own.availability.departures')}</Typography>
      {departures.length === 0 && <Typography>{label('app.own.availability.none')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {departures.map((departure) => {
          const price = priceOn(departure.startDate);
          return (
            <Box
              component="li"
              key={departure.id}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 1.5,
                alignItems: 'center',
                py: 1,
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              <Box sx={{ flex: '1 1 12rem' }}>
                <b>{datesOf(departure)}</b>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {seatsLeft(departure)}
                </Typography>
              </Box>
              <DepartureChip departure={departure} />
              {price && (
                <Button
                  component={LinkBase}
                  to={NEW_OWN_BOOKING}
                  state={{ trip: { tourId: tour.id, departureId: departure.id, people } } satisfies WantedTrip}
                  variant="outlined"
                  size="small"
                >
                  <VisuallyHidden>
                    {label('app.own.availability.bookDay', { day: dayName(departure.startDate) })},&nbsp;
                  </VisuallyHidden>
                  {price.total === null ? label('app.own.availability.book') : usd(price.total)}
                </Button>
              )}
            </Box>
          );
        })}
      </Box>
    </section>
  );
}

/** A month with the price of each day on which the tour can begin. */
function Month({ tour, people, priceOn }: PricedProps) {
  const label = useLabel();
  const [first, setFirst] = useState(`${today().slice(0, 7)}-01`);
  const month = first.slice(0, 7);
  const shown = { view: 'month', day: first } as const;
  const weeks = weeksOf(shown);
  const title = titleOf(shown, weeks);
  const turn = (by: 1 | -1) => setFirst(monthsLater(first, by));
  return (
    <section>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="h2" aria-live="polite" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        <IconButton
          aria-label={label('app.own.availability.before')}
          disabled={month <= today().slice(0, 7)}
          onClick={() => turn(-1)}
        >
          <ChevronLeft />
        </IconButton>
        <IconButton aria-label={label('app.own.availability.after')} onClick={() => turn(1)}>
          <ChevronRight />
        </IconButton>
      </Box>
      <WeeksTable
        title={label('app.own.availability.pricesOf', { month: title })}
        weeks={weeks}
        height={52}
        isOutside={(day) => !day.startsWith(month)}
      >
        {(day) => day.startsWith(month) && <Day tour={tour} people={people} day={day} price={priceOn(day)} />}
      </WeeksTable>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {label('app.own.availability.each')}
      </Typography>
    </section>
  );
}

interface DayProps extends Pick<OfferProps, 'tour' | 'people'> {
  readonly day: string;
  readonly price: DayPrice | undefined;
}

function Day({ tour, people, day, price }: DayProps) {
  const label = useLabel();
  const date = Number(day.slice(8));
  if (!price) return <Box sx={{ color: 'text.secondary' }}>{date}</Box>;
  const { departure, total } = price;
  const trip = departure ? { departureId: departure.id } : { travelDate: day };
  const each = total === null ? '' : usd(Math.round(total / people));
  return (
    <Button
      component={LinkBase}
      to={NEW_OWN_BOOKING}
      state={{ trip: { tourId: tour.id, ...trip, people } } satisfies WantedTrip}
      sx={{
        display: 'block',
        minWidth: 0,
        width: '100%',
        height: '100%',
        p: 0,
        position: 'relative',
        textAlign: 'start',
        lineHeight: 1.3,
      }}
    >
      <VisuallyHidden>
        {[label('app.own.availability.bookDay', { day: dayName(day) }), each].filter(Boolean).join(', ')}
      </VisuallyHidden>
      <b aria-hidden>{date}</b>
      <Box component="span" aria-hidden sx={{ display: 'block', fontSize: { xs: '0.62rem', sm: '0.75rem' } }}>
        {each}
      </Box>
    </Button>
  );
}
