import * as counts from '@imisozi/core/fields/counts';
import { Box, Typography } from '@mui/material';
import { BooleanInput, NumberInput, RadioButtonGroupInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useLabel } from '../../i18n/useLabel';
import { BankDetailsInput, TermsFields } from '../../terms/TermsFields';
import type { TourForm } from '../tourForm';
import { ExtrasInput } from './ExtrasInput';
import { LargeGroupsInput } from './LargeGroupsInput';
import { SeasonsInput } from './SeasonsInput';
import { TravellerTypesInput } from './TravellerTypesInput';
import type { SaleForm } from './saleForm';

/** A record, so that the type check fails if the API adds a mode. */
const MODES: Record<SaleForm['saleMode'], true> = { 'any-date': true, departures: true, enquiry: true };
const MODE_CHOICES = Object.keys(MODES).map((id) => ({ id, name: `app.sale.modes.${id}` }));

/** How a tour is sold: dates, further prices, extras and terms. */
export function SaleFields() {
  const label = useLabel();
  const hasTerms = useWatch<TourForm, 'hasTerms'>({ name: 'hasTerms' });
  return (
    <Box
      component="section"
      aria-labelledby="sale"
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <div>
        <Typography id="sale" variant="h2">
          {label('app.sale.heading')}
        </Typography>
        <RadioButtonGroupInput source="saleMode" label="app.sale.mode" choices={MODE_CHOICES} helperText={false} />
      </div>
      <NumberInput
        source="leadDays"
        label="app.sale.leadDays"
        helperText="app.sale.leadDaysHelp"
        {...counts.leadDays}
        step={1}
        sx={{ maxWidth: 320 }}
      />
      <BooleanInput source="asksTravellers" label="app.sale.asksTravellers" helperText="app.sale.asksTravellersHelp" />
      <SeasonsInput />
      <LargeGroupsInput source="largeGroups" />
      <TravellerTypesInput />
      <ExtrasInput />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography variant="h3">{label('app.terms.heading')}</Typography>
        <BooleanInput source="hasTerms" label="app.sale.hasTerms" helperText="app.sale.hasTermsHelp" />
        {hasTerms && (
          <>
            <TermsFields source="terms" />
            <BankDetailsInput source="terms.bankDetails" />
          </>
        )}
      </Box>
    </Box>
  );
}
