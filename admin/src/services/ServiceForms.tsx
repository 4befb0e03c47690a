import Add from '@mui/icons-material/Add';
import { CURRENCY } from '@imisozi/core/money';
import { goesOn } from '@imisozi/core/order-status';
import { costAmount } from '@imisozi/core/suppliers';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useCreate, useUpdate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { NewTripService, Order, TripService } from '../data/types';
import type { Written } from '../data/writes';
import { today } from '../format/kigaliDays';
import { changedFields } from '../forms/changedFields';
import { FormDialog } from '../forms/FormDialog';
import { useLabel } from '../i18n/useLabel';
import { serviceFields, serviceForm, type ServiceForm } from './serviceForm';
import { DueDayInput, ServiceFields, TypedCost } from './ServiceFields';
import { SupplierChoice, type TakeRate } from './SupplierChoice';

/** Adds a service to a booking that goes on. */
export function AddService({ order }: { readonly order: Order }) {
  const label = useLabel();
  const [create] = useCreate<NewTripService, Error, Written<TripService>>('services', undefined, {
    returnPromise: true,
  });
  const [open, setOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'services', action: 'create' });
  if (!canAccess || !goesOn(order)) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<Add />} sx={{ justifySelf: 'start' }} onClick={() => setOpen(true)}>
        {label('app.services.add')}
      </Button>
      {open && (
        <FormDialog<ServiceForm>
          title={label('app.services.addTitle', { number: order.number })}
          defaultValues={{ fromDay: order.travelDate ?? today(), days: 1, units: 1, currency: CURRENCY }}
          submit={label('app.services.add')}
          large
          summary={<TypedCost />}
          send={async (form) => {
            const data = { ...serviceFields(form), orderId: order.id, supplierId: form.supplierId! };
            return ((await create(undefined, { data })) as Written<TripService>).serverMessage;
          }}
          onClose={() => setOpen(false)}
        >
          <BookedSupplier />
          <ServiceFields />
        </FormDialog>
      )}
    </>
  );
}

/** A supplier with a rate of the first day, which fills in what and the cost. */
function BookedSupplier() {
  const { setValue } = useFormContext<ServiceForm>();
  const { fromDay } = useWatch<ServiceForm>();
  const take: TakeRate = ({ name, price }, { currency }) => {
    setValue('what', name, { shouldValidate: true });
    setValue('currency', currency);
    setValue('unitCost', costAmount(currency, price), { shouldValidate: true });
  };
  return <SupplierChoice day={fromDay} onRate={take} />;
}

/** Changes a service; of one that the supplier was asked for, only the due day (rules/suppliers 2). */
export function ChangeService({ service }: { readonly service: TripService }) {
  const label = useLabel();
  const [update] = useUpdate('services', undefined, { returnPromise: true });
  const [open, setOpen] = useState(false);
  const { id, state, what, supplier, paidOn } = service;
  if (state === 'cancelled' || paidOn) return null;
  const isOpen = state === 'to-request' || state === 'refused';
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
        <FormDialog<ServiceForm>
          title={title}
          text={isOpen ? undefined : label('app.services.agreedText')}
          defaultValues={serviceForm(service)}
          submit={label('app.services.save')}
          large={isOpen}
          summary={isOpen ? <TypedCost /> : undefined}
          send={async (form, before) => {
            const data = changedFields(serviceFields(before as ServiceForm), serviceFields(form));
            return ((await update(undefined, { id, data, previousData: service })) as Written).serverMessage;
          }}
          onClose={() => setOpen(false)}
        >
          {isOpen ? <ServiceFields /> : <DueDayInput />}
        </FormDialog>
      )}
    </>
  );
}
