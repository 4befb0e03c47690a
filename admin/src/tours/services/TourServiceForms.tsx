import Add from '@mui/icons-material/Add';
import { PEOPLE_PER_UNIT, type RateUnit } from '@imisozi/core/suppliers';
import { Button } from '@mui/material';
import { useState } from 'react';
import { NumberInput, required, SelectInput, useCanAccess, useCreate, useUpdate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { NewTourService, TourDetail, TourService } from '../../data/types';
import type { Written } from '../../data/writes';
import { changedFields } from '../../forms/changedFields';
import { FieldPair } from '../../forms/FieldPair';
import { FormDialog } from '../../forms/FormDialog';
import { useLabel } from '../../i18n/useLabel';
import { DaysInput, ServiceNoteInput, WhatInput } from '../../services/ServiceFields';
import { SupplierChoice, type TakeRate } from '../../services/SupplierChoice';
import { tourServiceFields, tourServiceForm, type TourServiceForm } from './tourServiceForm';

interface OfTour {
  readonly tour: TourDetail;
}

/** For how many people a unit of a rate usually is; a room for two. */
const USUAL: Readonly<Record<RateUnit, number | null>> = {
  night: 2,
  day: null,
  person: 1,
  'person-night': 1,
  unit: null,
};

/** Adds a service to a day of a tour. */
export function AddTourService({ tour }: OfTour) {
  const label = useLabel();
  const [create] = useCreate<NewTourService, Error, Written<TourService>>('tour-services', undefined, {
    returnPromise: true,
  });
  const [open, setOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'services', action: 'create' });
  if (!canAccess || tour.itenerary.length === 0) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<Add />} sx={{ justifySelf: 'start' }} onClick={() => setOpen(true)}>
        {label('app.services.add')}
      </Button>
      {open && (
        <FormDialog<TourServiceForm>
          title={label('app.tourServices.addTitle', { tour: tour.title })}
          defaultValues={{ day: 1, days: 1, peoplePerUnit: null }}
          submit={label('app.services.add')}
          large
          send={async (form) => {
            const data = { ...tourServiceFields(form), tourId: tour.id, supplierId: form.supplierId! };
            return ((await create(undefined, { data })) as Written<TourService>).serverMessage;
          }}
          onClose={() => setOpen(false)}
        >
          <TourSupplier />
          <TourServiceInputs tour={tour} />
        </FormDialog>
      )}
    </>
  );
}

/** Changes a service of a tour; its supplier stays. */
export function ChangeTourService({ tour, service }: OfTour & { readonly service: TourService }) {
  const label = useLabel();
  const [update] = useUpdate('tour-services', undefined, { returnPromise: true });
  const [open, setOpen] = useState(false);
  const { id, what, supplier } = service;
  const action = label('app.services.change');
  const title = label('app.services.changeTitle', { what, supplier });
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={label('app.list.actionOn', { action, title })}
        onClick={() => setOpen(true)}
      >
        {action}
      </Button>
      {open && (
        <FormDialog<TourServiceForm>
          title={title}
          defaultValues={tourServiceForm(service)}
          submit={label('app.services.save')}
          large
          send={async (form, before) => {
            const data = changedFields(tourServiceFields(before as TourServiceForm), tourServiceFields(form));
            return ((await update(undefined, { id, data, previousData: service })) as Written).serverMessage;
          }}
          onClose={() => setOpen(false)}
        >
          <TourServiceInputs tour={tour} />
        </FormDialog>
      )}
    </>
  );
}

/** A supplier with one of its rates, which fills in what, and for how many people a unit is. */
function TourSupplier() {
  const { setValue } = useFormContext<TourServiceForm>();
  const take: TakeRate = ({ name, per }) => {
    setValue('what', name, { shouldValidate: true });
    setValue('peoplePerUnit', USUAL[per], { shouldValidate: true });
  };
  return <SupplierChoice day={null} onRate={take} />;
}

function TourServiceInputs({ tour }: OfTour) {
  const label = useLabel();
  const days = tour.itenerary.map(({ title }, place) => ({
    id: place + 1,
    name: label('app.tourServices.dayOf', { number: place + 1, title }),
  }));
  return (
    <>
      <SelectInput
        source="day"
        label="resources.tour-services.fields.day"
        choices={days}
        translateChoice={false}
        helperText={false}
        isRequired
        validate={required(label('app.tourServices.dayMissing'))}
      />
      <WhatInput helperText="app.tourServices.whatHelp" />
      <FieldPair>
        <DaysInput />
        <NumberInput
          source="peoplePerUnit"
          label="resources.tour-services.fields.peoplePerUnit"
          {...PEOPLE_PER_UNIT}
          step={1}
          helperText="app.tourServices.peoplePerUnitHelp"
        />
      </FieldPair>
      <ServiceNoteInput />
    </>
  );
}
