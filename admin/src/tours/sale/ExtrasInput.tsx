import * as counts from '@imisozi/core/fields/counts';
import { ADULT, isPerPerson } from '@imisozi/core/pricing/party';
import { BooleanInput, NumberInput, SelectArrayInput, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { TourDetail } from '../../data/types';
import { FieldGrid } from '../../forms/FieldGrid';
import { RefusalsAbout } from '../../forms/Refusals';
import { TextInput } from '../../forms/TextInput';
import { RowsInput } from '../../forms/rows/RowsInput';
import { useLabel } from '../../i18n/useLabel';
import { codeOf, type SaleForm } from './saleForm';

type Extra = TourDetail['extras'][number];
/** Records, so that the type check fails if the API adds one. */
const CATEGORIES: Record<Extra['category'], true> = { permit: true, room: true, service: true };
const UNITS: Record<Extra['per'], true> = { person: true, booking: true, day: true, 'person-day': true, unit: true };
const choicesOf = (of: object, names: string) =>
  Object.keys(of).map((id) => ({ id, name: `app.sale.extras.${names}.${id}` }));
const CATEGORY_CHOICES = choicesOf(CATEGORIES, 'categories');
const UNIT_CHOICES = choicesOf(UNITS, 'units');

/** The extras of a tour: permits, rooms and services. */
export function ExtrasInput() {
  const label = useLabel();
  return (
    <div>
      <RefusalsAbout subject={/\bextras?\b/i} />
      <RowsInput
        source="extras"
        label={label('app.sale.extras.label')}
        add={label('app.sale.extras.add')}
        nameOf={(place) => label('app.sale.extras.row', { number: place + 1 })}
        empty={{ label: '', code: '', category: 'service', price: null, per: 'person', required: false }}
      >
        {(row) => (
          <FieldGrid minWidth={150}>
            <TextInput source={`${row}.label`} label="app.sale.name" helperText={false} />
            <TextInput source={`${row}.code`} label="app.sale.code" helperText="app.sale.codeHelp" />
            <SelectInput
              source={`${row}.category`}
              label="app.sale.extras.category"
              choices={CATEGORY_CHOICES}
              helperText={false}
            />
            <NumberInput source={`${row}.price`} label="app.sale.extras.price" min={0} step="any" helperText={false} />
            <SelectInput source={`${row}.per`} label="app.sale.extras.per" choices={UNIT_CHOICES} helperText={false} />
            <NumberInput
              source={`${row}.maxQuantity`}
              label="app.sale.extras.maxQuantity"
              {...counts.extra}
              step={1}
              helperText={false}
            />
            <BooleanInput source={`${row}.required`} label="app.sale.extras.required" helperText={false} />
            <TypeInputs row={row} />
          </FieldGrid>
        )}
      </RowsInput>
    </div>
  );
}

/** The traveller types that an extra is for, and its price for each; only if the tour has types. */
function TypeInputs({ row }: { readonly row: string }) {
  const label = useLabel();
  const travellerTypes = useWatch({ name: 'travellerTypes' }) as SaleForm['travellerTypes'] | undefined;
  const per = (useWatch({ name: `${row}.per` }) as Extra['per'] | null) ?? 'booking';
  const own = (travellerTypes ?? []).map((type) => ({ id: codeOf(type), name: type.label ?? codeOf(type) }));
  const types = own.filter(({ id }) => id !== '');
  if (types.length === 0) return null;
  const adult = { id: ADULT, name: label('app.orders.create.adults') };
  return (
    <>
      <SelectArrayInput
        source={`${row}.for`}
        label="app.sale.extras.for"
        choices={[adult, ...types]}
        helperText="app.sale.extras.forHelp"
      />
      {isPerPerson({ per }) &&
        types.map(({ id, name }) => (
          <NumberInput
            key={id}
            source={`${row}.prices.${id}`}
            label={label('app.sale.extras.priceOf', { type: name })}
            min={0}
            step="any"
            helperText="app.sale.extras.priceOfHelp"
          />
        ))}
    </>
  );
}
