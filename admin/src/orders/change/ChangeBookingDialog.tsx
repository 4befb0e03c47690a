import { changeFormOf, changeOf, type ChangeForm } from '@imisozi/core/desk/booking-change';
import { Box } from '@mui/material';
import { useState } from 'react';
import { BooleanInput, useDataProvider } from 'react-admin';
import type { BookedOrder } from '../../data/types';
import type { StaffDataProvider } from '../../dataProvider';
import { FormDialog } from '../../forms/FormDialog';
import { useLabel } from '../../i18n/useLabel';
import { ClientFields } from '../create/ClientFields';
import { ExtrasFields, OwnPriceFields } from '../create/PriceFields';
import { PeopleFields } from '../create/TripFields';
import { ChangedLines, ChangePreview } from './ChangePreview';
import { DayFields } from './DayFields';
import { PickUpFields } from './PickUpFields';

interface ChangeBookingDialogProps {
  readonly order: BookedOrder;
  readonly onClose: () => void;
}

/** Edits every part of a booking (rules/desk 2), and shows the effect on the price before it is saved. */
export function ChangeBookingDialog({ order: latest, onClose }: ChangeBookingDialogProps) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  // The initial booking of the form: a change by a colleague must cause a refusal and not count as an edit of this
  // form.
  const [order] = useState(latest);
  const { booked, itemType, itemsArray, number } = order;
  const tourId = itemType === 'tour' ? itemsArray[0]!.id : undefined;
  return (
    <FormDialog<ChangeForm>
      large
      title={label('app.orders.change.title', { number })}
      defaultValues={changeFormOf(order)}
      submit={label('app.orders.change.save')}
      send={(values) => dataProvider.changeOrder(order.id, changeOf(order, values))}
      onClose={onClose}
      summary={<ChangePreview order={order} />}
    >
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {tourId && <DayFields order={order} />}
        <PeopleFields tourId={tourId} booked={Object.keys(booked.travellers)} />
        {tourId && <ExtrasFields tourId={tourId} booked={booked.extras.map(({ code }) => code)} />}
        <OwnPriceFields hasPromoCode={tourId !== undefined} />
        <PickUpFields />
        <ClientFields />
        <div>
          <ChangedLines order={order} />
          <BooleanInput source="sendMails" label={label('app.orders.change.mail')} helperText={false} />
        </div>
      </Box>
    </FormDialog>
  );
}
