import { Button } from '@mui/material';
import { useState } from 'react';
import { DateInput, useUpdate } from 'react-admin';
import { ActionButton } from '../actions/ActionButton';
import type { Departure, DepartureChange } from '../data/types';
import type { Written } from '../data/writes';
import { changedFields } from '../forms/changedFields';
import { FieldPair } from '../forms/FieldPair';
import { FormDialog } from '../forms/FormDialog';
import { useLabel } from '../i18n/useLabel';
import { SeatFields } from './SeatFields';
import { datesOf } from './departureWords';

/** Buttons to edit a departure, and to close or reopen its sale. */
export function ChangeDeparture({ departure }: { readonly departure: Departure }) {
  const label = useLabel();
  const [update] = useUpdate('departures', undefined, { returnPromise: true });
  const [open, setOpen] = useState(false);
  const { id, startDate, endDate, capacity, minimum, note, state, taken } = departure;
  const send = async (data: DepartureChange) =>
    ((await update(undefined, { id, data, previousData: departure })) as Written).serverMessage;
  return (
    <>
      <Button variant="contained" size="small" onClick={() => setOpen(true)}>
        {label('app.departures.update')}
      </Button>
      <ActionButton
        text={label(state === 'OPEN' ? 'app.departures.close' : 'app.departures.open')}
        title={datesOf(departure)}
        run={() => send({ state: state === 'OPEN' ? 'CLOSED' : 'OPEN' })}
      />
      {open && (
        <FormDialog<DepartureChange>
          title={label('app.departures.update')}
          text={taken > 0 ? label('app.departures.fixedDates') : undefined}
          defaultValues={{ startDate, endDate, capacity, minimum, note }}
          submit={label('app.departures.update')}
          send={(changed, before) => send(changedFields(before, changed))}
          onClose={() => setOpen(false)}
        >
          {taken === 0 && (
            <FieldPair>
              <DateInput source="startDate" label="resources.departures.fields.startDate" helperText={false} />
              <DateInput source="endDate" label="resources.departures.fields.endDate" helperText={false} />
            </FieldPair>
          )}
          <SeatFields />
        </FormDialog>
      )}
    </>
  );
}
