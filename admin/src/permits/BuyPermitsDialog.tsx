import { DOLLARS } from '@imisozi/core/fields/counts';
import * as maxLengths from '@imisozi/core/fields/lengths';
import { useState } from 'react';
import { NumberInput, useDataProvider } from 'react-admin';
import type { Permit } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { FormDialog } from '../forms/FormDialog';
import { TextInput } from '../forms/TextInput';
import { requiredText } from '../forms/requiredText';
import { useLabel } from '../i18n/useLabel';
import { usePerson } from './PermitPerson';
import { dayOf } from './permitWords';

interface BuyForm {
  /** By the position of the permit: an id is no name for a field. */
  readonly numbers: readonly string[];
  readonly cost: number | null;
}

interface BuyPermitsDialogProps {
  readonly permits: readonly Permit[];
  readonly onBought: () => void;
  readonly onClose: () => void;
}

/** Asks for the number of each permit, and what one cost. All of them are recorded, or none. */
export function BuyPermitsDialog({ permits, onBought, onClose }: BuyPermitsDialogProps) {
  const label = useLabel();
  const personOf = usePerson();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const [key] = useState(() => crypto.randomUUID());
  return (
    <FormDialog<BuyForm>
      title={label('app.permits.buyTitle', { count: permits.length })}
      text={label('app.permits.buyText')}
      defaultValues={{ numbers: permits.map(() => ''), cost: null }}
      submit={label('app.permits.buy')}
      large
      send={async ({ numbers, cost }) => {
        const bought = permits.map(({ id }, index) => ({ id, number: numbers[index]!, cost }));
        const message = await dataProvider.buyPermits(bought, `${key} ${JSON.stringify([numbers, cost])}`);
        onBought();
        return message;
      }}
      onClose={onClose}
    >
      {permits.map((permit, index) => (
        <TextInput
          key={permit.id}
          source={`numbers.${index}`}
          label={label('app.permits.numberOf', { permit: permit.label, person: personOf(permit) })}
          helperText={[dayOf(permit), permit.orderNumber, permit.client].join(' · ')}
          slotProps={{ htmlInput: { maxLength: maxLengths.permitNumber, autoComplete: 'off' } }}
          validate={requiredText(label('app.permits.numberMissing'))}
          autoFocus={index === 0}
        />
      ))}
      <NumberInput source="cost" label="app.permits.costEach" {...DOLLARS} step="any" helperText={false} />
    </FormDialog>
  );
}
