import * as counts from '@imisozi/core/fields/counts';
import type { ChangeForm } from '@imisozi/core/desk/booking-change';
import { Box } from '@mui/material';
import { BooleanInput, minValue, NumberInput, required, SelectInput, useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { usd } from '@imisozi/core/money';
import type { TourDetail } from '../../data/types';
import { FieldGrid } from '../../forms/FieldGrid';
import { TextInput } from '../../forms/TextInput';
import { requiredText } from '../../forms/requiredText';
import { RowsInput } from '../../forms/rows/RowsInput';
import { useLabel } from '../../i18n/useLabel';
import { FieldGroup } from './FieldGroup';

const DISCOUNTS = ['none', 'percent', 'amount'].map((id) => ({ id, name: `app.orders.create.discount.by.${id}` }));

const PRICES = ['tour', 'own'].map((id) => ({ id, name: `app.orders.create.priceBy.${id}` }));

/** Extras, a promo code, and the office's own price, discount and lines. */
export function PriceFields() {
  const tourId = useWatch({ name: 'tourId' }) as string | null;
  return (
    <>
      {tourId !== null && <ExtrasFields tourId={tourId} />}
      <OwnPriceFields hasPromoCode />
    </>
  );
}

/** The office's own price, discount and lines. */
export function OwnPriceFields({ hasPromoCode }: { readonly hasPromoCode: boolean }) {
  const label = useLabel();
  const priceBy = useWatch({ name: 'priceBy' }) as ChangeForm['priceBy'];
  const isOwn = priceBy === 'own';
  return (
    <FieldGroup heading={label('app.orders.create.ownPrice')}>
      <FieldGrid minWidth={200}>
        {hasPromoCode && (
          <TextInput source="promoCode" label="app.orders.create.promoCode" helperText={false} autoComplete="off" />
        )}
        <SelectInput
          source="discountBy"
          label="app.orders.create.discount.label"
          choices={DISCOUNTS}
          helperText={false}
          validate={required()}
        />
        <DiscountFields />
        <SelectInput
          source="priceBy"
          label="app.orders.create.priceBy.label"
          choices={PRICES}
          helperText={false}
          validate={required()}
        />
      </FieldGrid>
      <Box sx={{ mt: 2 }}>
        {isOwn ? <LinesInput key="own" source="lines" /> : <LinesInput key="added" source="addLines" />}
      </Box>
    </FieldGroup>
  );
}

interface ExtrasFieldsProps {
  readonly tourId: string;
  /** Codes of booked extras. They are shown even if the tour no longer has them, so that they can be removed. */
  readonly booked?: readonly string[];
}

const NONE: readonly string[] = [];

export function ExtrasFields({ tourId, booked = NONE }: ExtrasFieldsProps) {
  const { data: tour } = useGetOne<TourDetail>('tours', { id: tourId });
  return <ExtraInputs sold={tour?.extras ?? []} booked={tour ? booked : NONE} />;
}

interface ExtraInputsProps {
  /** The extras of the tour. */
  readonly sold: TourDetail['extras'];
  readonly booked?: readonly string[];
}

/** How many of each of these extras. */
export function ExtraInputs({ sold, booked = NONE }: ExtraInputsProps) {
  const label = useLabel();
  const extras = sold.filter(({ code, required: isAdded }) => !isAdded || booked.includes(code));
  const gone = booked.filter((code) => !sold.some((extra) => extra.code === code));
  if (extras.length + gone.length === 0) return null;
  return (
    <FieldGroup heading={label('app.sale.extras.label')}>
      <FieldGrid minWidth={200}>
        {extras.map(({ code, label: name, price, per, maxQuantity, required: isAdded }) => (
          <NumberInput
            key={code}
            source={`extras.${code}`}
            label={name}
            min={isAdded ? 1 : 0}
            max={maxQuantity}
            step={1}
            helperText={`${usd(price)} · ${label(`app.sale.extras.units.${per}`)}`}
          />
        ))}
        {gone.map((code) => (
          <NumberInput
            key={code}
            source={`extras.${code}`}
            label={code}
            min={0}
            step={1}
            helperText="app.orders.change.noExtra"
          />
        ))}
      </FieldGrid>
    </FieldGroup>
  );
}

function DiscountFields() {
  const label = useLabel();
  const by = useWatch({ name: 'discountBy' }) as ChangeForm['discountBy'];
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
      <BooleanInput
        source="discountOnPermits"
        label="app.orders.create.discount.onPermits"
        helperText="app.orders.create.discount.onPermitsHelp"
      />
    </>
  );
}

/** Custom lines: instead of the tour's price, or in addition to it. */
function LinesInput({ source }: { readonly source: 'lines' | 'addLines' }) {
  const label = useLabel();
  const needed = required(label('app.orders.create.lines.missing'));
  return (
    <RowsInput
      source={source}
      label={label(`app.orders.create.lines.${source}`)}
      add={label('app.orders.create.lines.add')}
      nameOf={(place) => label('app.orders.create.lines.row', { number: place + 1 })}
      empty={{ label: '', quantity: 1, unitAmount: null }}
    >
      {(row) => (
        <FieldGrid minWidth={160}>
          <TextInput
            source={`${row}.label`}
            label="app.orders.create.lines.what"
            validate={needed}
            helperText={false}
          />
          <NumberInput
            source={`${row}.quantity`}
            label="app.orders.create.lines.quantity"
            {...counts.line}
            step={1}
            validate={[needed, minValue(counts.line.min, label('app.orders.create.lines.missing'))]}
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
