import { DateInput, SelectInput } from 'react-admin';
import { AgentInput } from '../../agents/AgentInput';
import { CreditReasonInput } from '../../agents/CreditReasonInput';
import { FieldGrid } from '../../forms/FieldGrid';
import { TextInput } from '../../forms/TextInput';
import { useLabel } from '../../i18n/useLabel';
import { FieldGroup } from '../create/FieldGroup';
import { ORDER_SOURCES } from '@imisozi/core/order-choices';
import { sourceChoices } from '../create/OfficeFields';

/** The time and place of the pick-up, and how the client contacted the office. */
export function PickUpFields() {
  const label = useLabel();
  return (
    <FieldGroup heading={label('app.orders.change.pickUp')}>
      <FieldGrid minWidth={200}>
        <DateInput source="pickUpDay" label="app.orders.change.pickUpDay" helperText={false} />
        <TextInput
          source="pickUpTime"
          type="time"
          label="app.orders.change.pickUpTime"
          helperText={false}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TextInput source="location" label="app.orders.change.pickUpPlace" helperText={false} autoComplete="off" />
        <SelectInput
          source="source"
          label="app.orders.create.source"
          choices={sourceChoices(ORDER_SOURCES)}
          emptyText={label('app.orders.change.website')}
          helperText={false}
        />
        <AgentInput />
        <CreditReasonInput />
      </FieldGrid>
    </FieldGroup>
  );
}
