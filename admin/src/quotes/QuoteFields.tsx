import * as counts from '@imisozi/core/fields/counts';
import { MAX_OPTIONS, MEALS } from '@imisozi/core/quotes/quote-offer';
import { Box } from '@mui/material';
import { CheckboxGroupInput, DateInput, NumberInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { AgentInput } from '../agents/AgentInput';
import { FieldGrid } from '../forms/FieldGrid';
import { LanguageInput } from '../forms/LanguageInput';
import { TextInput } from '../forms/TextInput';
import { RowsInput } from '../forms/rows/RowsInput';
import { UploadInput } from '../forms/upload/UploadInput';
import { useLabel } from '../i18n/useLabel';
import type { Quote } from '../data/types';
import { DepartureSelect } from '../orders/trip/DepartureSelect';
import { QuotePriceFields } from './QuotePriceFields';
import { EMPTY_DAY, type QuoteForm } from './quoteForm';
import { SuggestedInput } from './SuggestedInput';
import { TravelDateInput } from './TravelDateInput';

const MEAL_CHOICES = MEALS.map((id) => ({ id, name: `app.quotes.meals.${id}` }));
const MAX_DAYS = 40;

/** The inputs of a proposal. */
export function QuoteFields({ quote: { tourId, departureId, travelDate } }: { readonly quote: Quote }) {
  const label = useLabel();
  return (
    <>
      <FieldGrid minWidth={240}>
        <TextInput source="client.names" label="resources.quotes.fields.names" helperText={false} />
        <TextInput source="client.email" type="email" label="resources.quotes.fields.email" helperText={false} />
        <TextInput source="client.phoneNumber" label="resources.quotes.fields.phoneNumber" helperText={false} />
        <TextInput source="client.address" label="resources.quotes.fields.address" helperText={false} />
        <LanguageInput helperText="app.quotes.languageHelp" />
        <AgentInput helperText="app.agents.agentHelp" />
      </FieldGrid>
      <div>
        <TextInput source="title" label="resources.quotes.fields.title" helperText={false} />
        {tourId && <DepartureSelect tourId={tourId} booked={departureId} travelDate={travelDate} />}
        <FieldGrid minWidth={180}>
          <TravelDateInput />
          <NumberInput source="travellers.adult" label="app.quotes.adults" min={0} step={1} helperText={false} />
          <NumberInput source="travellers.child" label="app.quotes.children" min={0} step={1} helperText={false} />
          <DateInput source="validUntil" label="resources.quotes.fields.validUntil" helperText={false} />
        </FieldGrid>
        <TextInput
          source="note"
          label="resources.quotes.fields.note"
          multiline
          minRows={2}
          helperText="app.quotes.noteHelp"
        />
      </div>
      <RowsInput
        source="days"
        label={label('app.quotes.days.label')}
        add={label('app.quotes.days.add')}
        nameOf={(place) => label('app.quotes.days.day', { number: place + 1 })}
        empty={EMPTY_DAY}
        max={MAX_DAYS}
      >
        {(source) => <DayFields source={source} />}
      </RowsInput>
      <QuotePriceFields />
      <FieldGrid minWidth={200}>
        <NumberInput
          source="terms.depositPercent"
          label="app.quotes.deposit"
          {...counts.percent}
          step={1}
          helperText={false}
        />
        <NumberInput
          source="terms.balanceDaysBefore"
          label="app.quotes.balance"
          {...counts.daysBeforeTravel}
          step={1}
          helperText={false}
        />
      </FieldGrid>
    </>
  );
}

function DayFields({ source }: { readonly source: string }) {
  const label = useLabel();
  const options = (useWatch({ name: 'options' }) as QuoteForm['options'] | undefined) ?? [];
  const lodges = Math.min(MAX_OPTIONS, Math.max(1, options.length));
  return (
    <>
      <TextInput source={`${source}.title`} label="app.quotes.days.title" helperText={false} />
      <TextInput source={`${source}.body`} label="app.quotes.days.body" multiline minRows={2} helperText={false} />
      <FieldGrid minWidth={220}>
        <SuggestedInput source={`${source}.place`} label="app.quotes.days.place" of="destinations" />
        {Array.from({ length: lodges }, (_, option) => (
          <SuggestedInput
            key={option}
            source={`${source}.lodges.${option}`}
            label={
              lodges === 1
                ? 'app.quotes.days.lodge'
                : label('app.quotes.days.lodgeOf', { option: options[option]?.name || String(option + 1) })
            }
            of="lodges"
          />
        ))}
      </FieldGrid>
      <CheckboxGroupInput
        source={`${source}.meals`}
        label="app.quotes.days.meals"
        choices={MEAL_CHOICES}
        helperText={false}
      />
      <Box sx={{ mt: 1 }}>
        <UploadInput
          source={`${source}.pictures`}
          label={label('app.quotes.days.pictures')}
          folder="blogs"
          kind="image"
          multiple
          optional
          validate={() => undefined}
        />
      </Box>
    </>
  );
}
