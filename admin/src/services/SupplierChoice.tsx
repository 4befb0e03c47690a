import { costText } from '@imisozi/core/suppliers';
import { rateHolds } from '@imisozi/core/tour-services';
import type { ChangeEvent } from 'react';
import { required, SelectInput, useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Supplier } from '../data/types';
import { RecordInput } from '../forms/RecordInput';
import { useLabel } from '../i18n/useLabel';

const BY_NAME = { field: 'name', order: 'ASC' } as const;
/** Ended ones are asked for nothing (rules/suppliers 1). */
const WORKING = { endedAt_null: true };

/** Takes over a rate of a supplier into a form. */
export type TakeRate = (rate: Supplier['rates'][number], supplier: Supplier) => void;

interface SupplierChoiceProps {
  /** Rates of other seasons are left out; null: all are proposed. */
  readonly day: string | null | undefined;
  readonly onRate: TakeRate;
}

/** Chooses a supplier, and proposes its rates of the season. */
export function SupplierChoice(props: SupplierChoiceProps) {
  const label = useLabel();
  const { supplierId } = useWatch<{ readonly supplierId: string | null }>();
  return (
    <>
      <RecordInput
        source="supplierId"
        reference="suppliers"
        sort={BY_NAME}
        filter={WORKING}
        label="resources.services.fields.supplier"
        optionText="name"
        validate={required(label('app.services.supplierMissing'))}
        helperText={false}
      />
      {supplierId && <RateChoice key={supplierId} supplierId={supplierId} {...props} />}
    </>
  );
}

/** A rate that holds on the day. */
function RateChoice({ supplierId, day, onRate }: SupplierChoiceProps & { readonly supplierId: string }) {
  const label = useLabel();
  const { data: supplier } = useGetOne<Supplier>('suppliers', { id: supplierId });
  if (!supplier) return null;
  const { currency, rates } = supplier;
  const choices = rates.flatMap((rate, id) => {
    const per = label(`app.suppliers.rates.units.${rate.per}`).toLowerCase();
    const name = label('app.suppliers.rates.option', { name: rate.name, price: costText(currency, rate.price), per });
    return rateHolds(rate, day) ? [{ id, name }] : [];
  });
  if (choices.length === 0) return null;
  return (
    <SelectInput
      source="rate"
      label="app.services.rate"
      choices={choices}
      translateChoice={false}
      helperText={day ? 'app.services.rateHelp' : false}
      onChange={(event) => {
        const { value } = (event as ChangeEvent<HTMLInputElement>).target;
        const rate = rates[Number(value)];
        if (rate && value !== '') onRate(rate, supplier);
      }}
    />
  );
}
