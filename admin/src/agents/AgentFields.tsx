import { AGENT_DEALS, AGENT_PERCENT, CREDIT_DAYS, MAX_AGENT_TOURS, MAX_TIN } from '@imisozi/core/agents';
import { DOLLARS } from '@imisozi/core/fields/counts';
import * as maxLengths from '@imisozi/core/fields/lengths';
import { useQuery } from '@tanstack/react-query';
import { AutocompleteInput, BooleanInput, NumberInput, required, SelectInput, useDataProvider } from 'react-admin';
import type { StaffDataProvider } from '../dataProvider';
import { FieldPair } from '../forms/FieldPair';
import { TextInput } from '../forms/TextInput';
import { requiredText } from '../forms/requiredText';
import { RowsInput } from '../forms/rows/RowsInput';
import { useLabel } from '../i18n/useLabel';
import { EMPTY_TOUR } from './agentForm';

const DEALS = AGENT_DEALS.map((id) => ({ id, name: `app.agents.deals.${id}` }));

/** The inputs of an agent. */
export function AgentFields() {
  const label = useLabel();
  const plain = (maxLength: number) => ({ htmlInput: { maxLength, autoComplete: 'off' } });
  return (
    <>
      <FieldPair>
        <TextInput
          source="company"
          label="resources.agents.fields.company"
          helperText={false}
          slotProps={plain(maxLengths.organization)}
          validate={requiredText(label('app.agents.companyMissing'))}
          autoFocus
        />
        <TextInput
          source="contact"
          label="resources.agents.fields.contact"
          helperText={false}
          slotProps={plain(maxLengths.fullName)}
        />
        <TextInput
          source="email"
          type="email"
          label="resources.agents.fields.email"
          helperText={false}
          autoComplete="off"
        />
        <TextInput
          source="phoneNumber"
          type="tel"
          label="resources.agents.fields.phoneNumber"
          helperText={false}
          autoComplete="off"
        />
        <TextInput
          source="address"
          label="resources.agents.fields.address"
          helperText="app.agents.addressHelp"
          slotProps={plain(maxLengths.address)}
        />
        <TextInput
          source="tin"
          label="resources.agents.fields.tin"
          helperText="app.agents.tinHelp"
          slotProps={plain(MAX_TIN)}
        />
        <SelectInput
          source="deal"
          label="resources.agents.fields.deal"
          choices={DEALS}
          helperText="app.agents.dealHelp"
          isRequired
        />
        <NumberInput
          source="percent"
          label="resources.agents.fields.percent"
          {...AGENT_PERCENT}
          step={1}
          helperText="app.agents.percentHelp"
          validate={required(label('app.agents.percentMissing'))}
        />
        <NumberInput
          source="creditDays"
          label="resources.agents.fields.creditDays"
          {...CREDIT_DAYS}
          step={1}
          helperText="app.agents.creditDaysHelp"
        />
        <NumberInput
          source="creditLimit"
          label="app.agents.creditLimit"
          {...DOLLARS}
          step={0.01}
          helperText="app.agents.creditLimitHelp"
        />
      </FieldPair>
      <RowsInput
        source="tourPercents"
        label={label('app.agents.tours.label')}
        add={label('app.agents.tours.add')}
        nameOf={(place) => label('app.agents.tours.tour', { number: place + 1 })}
        empty={EMPTY_TOUR}
        max={MAX_AGENT_TOURS}
      >
        {(source) => <TourPercentFields source={source} />}
      </RowsInput>
      <TextInput
        source="note"
        label="resources.agents.fields.note"
        multiline
        helperText="app.agents.noteHelp"
        slotProps={plain(maxLengths.remark)}
      />
      <BooleanInput source="isEnded" label="resources.agents.fields.isEnded" helperText="app.agents.endedHelp" />
    </>
  );
}

function TourPercentFields({ source }: { readonly source: string }) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { data: tours = [], isPending } = useQuery({
    queryKey: ['tours', 'listTours'],
    queryFn: () => dataProvider.listTours(),
    staleTime: 60_000,
  });
  return (
    <FieldPair>
      <AutocompleteInput
        source={`${source}.tourId`}
        label="app.agents.tours.name"
        choices={tours.map(({ id, title }) => ({ id, name: title }))}
        isPending={isPending}
        validate={required(label('app.agents.tours.missing'))}
        helperText={false}
        autoHighlight
      />
      <NumberInput
        source={`${source}.percent`}
        label="resources.agents.fields.percent"
        {...AGENT_PERCENT}
        step={1}
        helperText={false}
        validate={required(label('app.agents.percentMissing'))}
      />
    </FieldPair>
  );
}
