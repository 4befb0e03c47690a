import { Box, Card } from '@mui/material';
import type { ReactNode } from 'react';
import { Form } from 'react-admin';
import { FormDraft } from '../../forms/FormDraft';
import { SubmitButton } from '../../forms/SubmitButton';
import { TextInput } from '../../forms/TextInput';
import type { BookingForm } from './bookingForm';
import { ClientFields } from './ClientFields';
import type { useBooking } from './useBook';

interface BookingFormCardProps {
  readonly values: Partial<BookingForm>;
  readonly booking: ReturnType<typeof useBooking>;
  readonly trip: ReactNode;
  /** The fields after the client's. */
  readonly children: ReactNode;
  readonly price: ReactNode;
  readonly submit: string;
}

/** A booking's form in the order of a phone call, with the price beside it, or below it on a phone. */
export function BookingFormCard({ values, booking, trip, children, price, submit }: BookingFormCardProps) {
  const { book, isBooked } = booking;
  return (
    <Form defaultValues={values} onSubmit={(form: object) => book(form as BookingForm)} noValidate>
      <FormDraft saved={isBooked} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mt: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 760px) minmax(300px, 400px)' },
        }}
      >
        <Card sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {trip}
          <ClientFields>
            <TextInput source="location" label="app.orders.change.pickUpPlace" helperText={false} autoComplete="off" />
          </ClientFields>
          {children}
        </Card>
        <Card sx={{ p: { xs: 2, sm: 3 }, position: { lg: 'sticky' }, top: { lg: 72 } }}>
          {price}
          <SubmitButton label={submit} saved={isBooked} />
        </Card>
      </Box>
    </Form>
  );
}
