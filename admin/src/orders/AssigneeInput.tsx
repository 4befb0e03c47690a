import { SelectInput } from 'react-admin';
import { useAssignees } from './useAssignees';

/** The filter by the colleague who looks after a booking. */
const AssigneeInput = (props: Readonly<Record<string, unknown>>) => (
  <SelectInput
    {...props}
    source="assigneeId"
    label="app.orders.assignee.label"
    choices={useAssignees()}
    translateChoice={false}
  />
);

export const assigneeFilterInput = (
  <AssigneeInput key="assigneeId" source="assigneeId" label="app.orders.assignee.label" />
);
