import { BooleanInput, DateInput, required, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { NewOrder } from '../../data/types';
import { FieldGrid } from '../../forms/FieldGrid';
import { today } from '../../format/kigaliDays';
import { AgentInput } from '../../agents/AgentInput';
import { CreditReasonInput } from '../../agents/CreditReasonInput';
import { TextInput } from '../../forms/TextInput';
import { useLabel } from '../../i18n/useLabel';
import { FieldGroup } from './FieldGroup';

/** A record, so that the type check fails if the API adds a source. */
const SOURCES: Record<NonNullable<NewOrder['source']>, true> = {
  phone: true,
  'walk-in': true,
  email: true,
  agent: true,
};
const SOURCE_CHOICES = sourceChoices(Object.keys(SOURCES));

/** The sources by their names. */
export function sourceChoices(sources: readonly string[]) {
  return sources.map((id) => ({ id, name: `app.orders.sources.${id}` }));
}

/** The inputs for the source of the booking, its hold, a note, and whether to send mails. */
export function OfficeFields() {
  const label = useLabel();
  const departureId = useWatch({ name: 'departureId' }) as string | null;
  const source = useWatch({ name: 'source' }) as NewOrder['source'];
  return (
    <FieldGroup heading={label('app.orders.create.office')}>
      <FieldGrid minWidth={240}>
        <SelectInput
          source="source"
          label="app.orders.create.source"
          choices={SOURCE_CHOICES}
          helperText={false}
          validate={required()}
        />
        {source === 'agent' && <AgentInput helperText="app.agents.agentHelp" />}
        {source === 'agent' && <CreditReasonInput />}
        {departureId && (
          <DateInput
            source="holdUntil"
            label={label('app.orders.create.holdUntil')}
            helperText="app.orders.create.holdHelp"
            slotProps={{ htmlInput: { min: today() } }}
          />
        )}
      </FieldGrid>
      <TextInput
        source="note"
        label="app.orders.create.note"
        helperText="app.orders.create.noteHelp"
        multiline
        minRows={2}
      />
      <BooleanInput source="sendMails" label={label('app.orders.create.sendMails')} helperText={false} />
    </FieldGroup>
  );
}
