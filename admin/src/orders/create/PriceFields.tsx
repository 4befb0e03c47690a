import { Box } from '@mui/material';
import { minValue, NumberInput, required, SelectInput, TextInput, useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { usd } from '@imisozi/core/money';
import type { TourDetail } from '../../data/types';
import { FieldGrid } from '../../forms/FieldGrid';
import { requiredText } from '../../forms/requiredText';
import { RowsInput } from '../../forms/rows/RowsInput';
import { useLabel } from '../../i18n/useLabel';
import { optionalExtras, type BookingForm } from './bookingForm';
import { FieldGroup } from './FieldGroup';

const DISCOUNTS = ['none', 'percent', 'amount'].map((id) => ({ id, name: `app.orders.create.discount.by.${id}` }));

/** Extras, a promo code, and what the office decides about the price. */
export function PriceFields() {
  const label = useLabel();
  return (
    <>
      <ExtrasFields />
      <FieldGroup heading={label('app.orders.create.ownPrice')}>
        <FieldGrid least={200}>
          <TextInput source="promoCode" label="app.orders.create.promoCode" helperText={false} autoComplete="off" />
          <SelectInput
            source="discountBy"
            label="app.orders.create.discount.label"
            choices={DISCOUNTS}
            helperText={false}
            validate={required()}
          />
          <DiscountFields />
        </FieldGrid>
        <Box sx={{ mt: 2 }}>
          <LinesInput />
        </Box>
      </FieldGroup>
    </>
  );
}

function ExtrasFields() {
  const label = useLabel();
  const tourId = useWatch({ name: 'tourId' }) as string | null;
  const { data: tour } = useGetOne<TourDetail>('tours', { id: tourId ?? '' }, { enabled: tourId !== null });
  const extras = optionalExtras(tour);
  if (tourId === null || extras.length === 0) return null;
  return (
    <FieldGroup heading={label('app.sale.extras.label')}>
      <FieldGrid least={200}>
        {extras.map(({ code, label: name, price, per, maxQuantity }) => (
          <NumberInput
            key={code}
            source={`extras.${code}`}
            label={name}
            min={0}
            max={maxQuantity}
            step={1}
            helperText={`${usd(price)} · ${label(`app.sale.extras.units.${per}`)}`}
          />
        ))}
      </FieldGrid>
    </FieldGroup>
  );
}

function DiscountFields() {
  const label = useLabel();
  const by = useWatch({ name: 'discountBy' }) as BookingForm['discountBy'];
  if (by === 'none') return null;
  const missing = label('app.orders.create.discount.missing');
  return (
    <>
      <NumberInput
        source="discount"
        label={label(`app.orders.create.discount.by.${by}`)}
        min={0}
        max={by === 'percent' ? 100 : undefined}
        step="any"
        helperText={false}
        validate={[required(missing), minValue(0.01, missing)]}
      />
      <TextInput
        source="discountReason"
        label="app.orders.create.discount.reason"
        helperText={false}
        validate={requiredText(label('app.orders.create.discount.reasonMissing'))}
      />
    </>
  );
}

/** Rows of the office's own, in place of the tour's price. */
function LinesInput() {
  const label = useLabel();
  const needed = required(label('app.orders.create.lines.missing'));
  return (
    <RowsInput
      source="lines"
      label={label('app.orders.create.lines.label')}
      add={label('app.orders.create.lines.add')}
      nameOf={(place) => label('app.orders.create.lines.row', { number: place + 1 })}
      empty={{ label: '', quantity: 1, unitAmount: null }}
    >
      {(row) => (
        <FieldGrid least={160}>
          <TextInput
            source={`${row}.label`}
            label="app.orders.create.lines.what"
            validate={needed}
            helperText={false}
          />
          <NumberInput
            source={`${row}.quantity`}
            label="app.orders.create.lines.quantity"
            min={1}
            step={1}
            validate={[needed, minValue(1, label('app.orders.create.lines.missing'))]}
            helperText={false}
          />
          <NumberInput
            source={`${row}.unitAmount`}
            label="app.orders.create.lines.unitAmount"
            step="any"
            validate={needed}
            helperText={false}
          />
        </FieldGrid>
      )}
    </RowsInput>
  );
}
