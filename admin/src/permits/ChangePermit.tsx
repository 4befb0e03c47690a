import { DOLLARS } from '@imisozi/core/fields/counts';
import * as maxLengths from '@imisozi/core/fields/lengths';
import { Button } from '@mui/material';
import { useState } from 'react';
import { DateInput, NumberInput, SelectInput, useUpdate } from 'react-admin';
import type { Permit, PermitChange } from '../data/types';
import type { Written } from '../data/writes';
import { TextInput } from '../forms/TextInput';
import { changedFields } from '../forms/changedFields';
import { FormDialog } from '../forms/FormDialog';
import { useLabel } from '../i18n/useLabel';
import { usePerson } from './PermitPerson';

/** Changes the state, number, cost and day of a permit. */
export function ChangePermit({ permit }: { readonly permit: Permit }) {
  const label = useLabel();
  const personOf = usePerson();
  const [update] = useUpdate('permits', undefined, { returnPromise: true });
  const [open, setOpen] = useState(false);
  const { id, state, nextStates, number, cost, day } = permit;
  if (state === 'released') return null;
  const title = label('app.permits.changeTitle', { permit: permit.label, person: personOf(permit) });
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={label('app.list.actionOn', { action: label('app.permits.change'), title })}
        onClick={() => setOpen(true)}
      >
        {label('app.permits.change')}
      </Button>
      {open && (
        <FormDialog<PermitChange>
          title={title}
          text={label('app.permits.changeText')}
          defaultValues={{ state, number: number ?? '', cost, ...(day && { day }) }}
          submit={label('app.permits.save')}
          send={async (changed, before) => {
            const data = changedFields(before, changed);
            return ((await update(undefined, { id, data, previousData: permit })) as Written).serverMessage;
          }}
          onClose={() => setOpen(false)}
        >
          <SelectInput
            source="state"
            label="resources.permits.fields.state"
            choices={[state, ...nextStates].map((one) => ({ id: one, name: `app.permits.states.${one}` }))}
            helperText={false}
            isRequired
            autoFocus
          />
          <TextInput
            source="number"
            label="resources.permits.fields.number"
            slotProps={{ htmlInput: { maxLength: maxLengths.permitNumber, autoComplete: 'off' } }}
            helperText="app.permits.numberHelp"
          />
          <NumberInput source="cost" label="resources.permits.fields.cost" {...DOLLARS} step="any" helperText={false} />
          <DateInput source="day" label="resources.permits.fields.day" helperText={false} />
        </FormDialog>
      )}
    </>
  );
}
