import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import * as counts from '@imisozi/core/fields/counts';
import { useState } from 'react';
import { BooleanInput, DateInput, NumberInput, required, useCanAccess, useCreate, useUpdate } from 'react-admin';
import type { NewVehicle, Vehicle } from '../data/types';
import type { Written } from '../data/writes';
import { TextInput } from '../forms/TextInput';
import { changedFields } from '../forms/changedFields';
import { FieldPair } from '../forms/FieldPair';
import { FormDialog } from '../forms/FormDialog';
import { requiredText } from '../forms/requiredText';
import { DaysOffInput } from '../guides/DaysOffInput';
import { useLabel } from '../i18n/useLabel';

/** The inputs of a vehicle. */
function VehicleFields() {
  const label = useLabel();
  return (
    <>
      <FieldPair>
        <TextInput
          source="plate"
          label="resources.vehicles.fields.plate"
          autoComplete="off"
          helperText={false}
          validate={requiredText(label('app.vehicles.plateMissing'))}
        />
        <TextInput
          source="name"
          label="resources.vehicles.fields.name"
          autoComplete="off"
          helperText={false}
          validate={requiredText(label('app.vehicles.nameMissing'))}
        />
      </FieldPair>
      <NumberInput
        source="seats"
        label="resources.vehicles.fields.seats"
        {...counts.vehicleSeats}
        step={1}
        helperText="app.vehicles.seatsHelp"
        validate={required(label('app.vehicles.seatsMissing'))}
      />
      <FieldPair>
        <DateInput source="licenceUntil" label="resources.vehicles.fields.licenceUntil" helperText={false} />
        <DateInput source="insuranceUntil" label="resources.vehicles.fields.insuranceUntil" helperText={false} />
      </FieldPair>
      <DaysOffInput
        label={label('app.vehicles.garage')}
        add={label('app.vehicles.addGarage')}
        nameOf={(place) => label('app.vehicles.garageNumber', { number: place + 1 })}
      />
      <TextInput source="note" label="resources.vehicles.fields.note" multiline helperText={false} />
      <BooleanInput source="isActive" label="resources.vehicles.fields.isActive" helperText={false} />
    </>
  );
}

/** Adds a vehicle. */
export function CreateVehicle() {
  const label = useLabel();
  const [create] = useCreate<NewVehicle, Error, Written<Vehicle>>('vehicles', undefined, { returnPromise: true });
  const [open, setOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'vehicles', action: 'create' });
  if (!canAccess) return null;
  return (
    <>
      <Button variant="contained" startIcon={<Add />} onClick={() => setOpen(true)}>
        {label('app.vehicles.create')}
      </Button>
      {open && (
        <FormDialog<NewVehicle>
          title={label('app.vehicles.create')}
          defaultValues={{ isActive: true, daysOff: [] }}
          submit={label('app.vehicles.create')}
          large
          send={async (data) => ((await create(undefined, { data })) as Written<Vehicle>).serverMessage}
          onClose={() => setOpen(false)}
        >
          <VehicleFields />
        </FormDialog>
      )}
    </>
  );
}

/** Changes a vehicle. */
export function ChangeVehicle({ vehicle }: { readonly vehicle: Vehicle }) {
  const label = useLabel();
  const [update] = useUpdate('vehicles', undefined, { returnPromise: true });
  const [open, setOpen] = useState(false);
  const { id, createdAt: _createdAt, ...fields } = vehicle;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={label('app.list.actionOn', { action: label('app.vehicles.update'), title: vehicle.name })}
        onClick={() => setOpen(true)}
      >
        {label('app.vehicles.update')}
      </Button>
      {open && (
        <FormDialog<NewVehicle>
          title={vehicle.name}
          defaultValues={{ ...fields, daysOff: [...fields.daysOff] }}
          submit={label('app.vehicles.save')}
          large
          send={async (changed, before) => {
            const data = changedFields(before, changed);
            return ((await update(undefined, { id, data, previousData: vehicle })) as Written).serverMessage;
          }}
          onClose={() => setOpen(false)}
        >
          <VehicleFields />
        </FormDialog>
      )}
    </>
  );
}
