import * as counts from '@imisozi/core/fields/counts';
import { DOLLARS } from '@imisozi/core/fields/counts';
import { DateInput, NumberInput } from 'react-admin';
import { FieldPair } from '../forms/FieldPair';
import { RecordsInput } from '../forms/RecordInput';

const BY_TITLE = { field: 'title', order: 'ASC' } as const;

/** The inputs of a promo code, except the code itself, which cannot change. */
export function PromoCodeFields() {
  return (
    <>
      <FieldPair>
        <NumberInput source="percent" {...counts.percentOff} step={1} helperText="app.promoCodes.either" />
        <NumberInput source="amount" {...DOLLARS} step="any" helperText="app.promoCodes.either" />
        <DateInput source="bookFrom" helperText={false} />
        <DateInput source="bookTo" helperText={false} />
        <DateInput source="travelFrom" helperText={false} />
        <DateInput source="travelTo" helperText={false} />
      </FieldPair>
      <NumberInput source="maxUses" {...counts.uses} step={1} helperText="app.promoCodes.noLimit" />
      <RecordsInput
        source="tourIds"
        reference="tours"
        sort={BY_TITLE}
        label="resources.promo-codes.fields.tourIds"
        optionText="title"
        helperText="app.promoCodes.allTours"
      />
    </>
  );
}
