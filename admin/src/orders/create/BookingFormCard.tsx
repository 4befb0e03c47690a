import { Box, Card } from '@mui/material';
import { Form, TextInput, useLocation } from 'react-admin';
import { FormDraft } from '../../forms/FormDraft';
import { SubmitButton } from '../../forms/SubmitButton';
import { useLabel } from '../../i18n/useLabel';
import { firstValues, type BookingForm } from './bookingForm';
import { ClientFields } from './ClientFields';
import { LivePrice } from './LivePrice';
import { OfficeFields } from './OfficeFields';
import { PriceFields } from './PriceFields';
import { TripFields } from './TripFields';
import { useBook } from './useBook';

/** The form in the order of a phone call, with the price beside it, or below it on a phone. */
export function BookingFormCard() {
  const label = useLabel();
  const location = useLocation();
  const { book, refusals, isBooked } = useBook();
  return (
    <Form
      defaultValues={firstValues(location.state)}
      onSubmit={(values: object) => book(values as BookingForm)}
      noValidate
    >
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
          <TripFields />
          <ClientFields>
            <TextInput source="location" label="app.orders.change.pickUpPlace" helperText={false} autoComplete="off" />
          </ClientFields>
          <PriceFields />
          <OfficeFields />
        </Card>
        <Card sx={{ p: { xs: 2, sm: 3 }, position: { lg: 'sticky' }, top: { lg: 72 } }}>
          <LivePrice refusals={refusals} />
          <SubmitButton label={label('app.orders.create.submit')} saved={isBooked} />
        </Card>
      </Box>
    </Form>
  );
}
