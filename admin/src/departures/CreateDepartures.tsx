import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useState } from 'react';
import { required, useCanAccess, useCreate } from 'react-admin';
import type { Departure, NewDeparture } from '../data/types';
import type { Written } from '../data/writes';
import { FormDialog } from '../forms/FormDialog';
import { useLabel } from '../i18n/useLabel';
import { SeatFields } from './SeatFields';
import { ruleOf, type Series } from './series';
import { SeriesFields } from './SeriesFields';
import { TourInput } from './TourInput';
import { useList } from '../lists/useList';

type Values = Series & Omit<NewDeparture, keyof Series>;

/** Creates one departure or a series. The default tour is that of the list's filter. */
export function CreateDepartures() {
  const label = useLabel();
  const [create] = useCreate<NewDeparture, Error, Written<Departure>>('departures', undefined, { returnPromise: true });
  const [open, setOpen] = useState(false);
  const { tourId } = useList().filterValues as { tourId?: string };
  const { canAccess } = useCanAccess({ resource: 'departures', action: 'create' });
  if (!canAccess) return null;
  const send = async ({ tourId, startDate, capacity, minimum, note, ...series }: Values) => {
    const rrule = ruleOf({ startDate, ...series });
    const data = { tourId, startDate, capacity, minimum: minimum ?? 0, note, ...(rrule && { rrule }) };
    return ((await create(undefined, { data: data as NewDeparture })) as Written<Departure>).serverMessage;
  };
  return (
    <>
      <Button variant="contained" startIcon={<Add />} onClick={() => setOpen(true)}>
        {label('app.departures.create')}
      </Button>
      {open && (
        <FormDialog<Values>
          title={label('app.departures.create')}
          defaultValues={{ ...(tourId && { tourId }), repeat: 'once', ends: 'until', weekdays: [], minimum: 0 }}
          submit={label('app.departures.create')}
          send={send}
          onClose={() => setOpen(false)}
        >
          <TourInput source="tourId" validate={required(label('app.departures.required.tour'))} />
          <SeriesFields />
          <SeatFields />
        </FormDialog>
      )}
    </>
  );
}
