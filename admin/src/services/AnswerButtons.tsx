import { MAX_SERVICE_REFERENCE } from '@imisozi/core/suppliers';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { ConfirmDialog } from '../actions/ConfirmDialog';
import { useConfirmedAction } from '../actions/useConfirmedAction';
import type { TripService } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { FormDialog } from '../forms/FormDialog';
import { TextInput } from '../forms/TextInput';
import { useLabel } from '../i18n/useLabel';

interface OfService {
  readonly service: TripService;
}

/** Records what the supplier answered: confirmed, with a number of their own, or refused. */
export function AnswerButtons({ service }: OfService) {
  return (
    <>
      <ConfirmService service={service} />
      <RefuseService service={service} />
    </>
  );
}

function ConfirmService({ service: { id, what, supplier } }: OfService) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const [key, setKey] = useState<string | null>(null);
  const action = label('app.services.steps.confirm');
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={label('app.list.actionOn', { action, title: label('app.services.of', { what, supplier }) })}
        onClick={() => setKey(crypto.randomUUID())}
      >
        {action}
      </Button>
      {key && (
        <FormDialog<{ readonly reference: string | null }>
          title={label('app.services.ask.confirm', { what, supplier })}
          defaultValues={{ reference: '' }}
          submit={action}
          send={({ reference }) => dataProvider.confirmService(id, reference ?? undefined, `${key} ${reference ?? ''}`)}
          onClose={() => setKey(null)}
        >
          <TextInput
            source="reference"
            label="app.services.confirmReference"
            helperText={false}
            slotProps={{ htmlInput: { maxLength: MAX_SERVICE_REFERENCE, autoComplete: 'off' } }}
            autoFocus
          />
        </FormDialog>
      )}
    </>
  );
}

function RefuseService({ service: { id, what, supplier } }: OfService) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const refusing = useConfirmedAction(() => dataProvider.refuseService(id));
  const action = label('app.services.steps.refuse');
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={label('app.list.actionOn', { action, title: label('app.services.of', { what, supplier }) })}
        onClick={refusing.ask}
      >
        {action}
      </Button>
      <ConfirmDialog
        {...refusing.dialog}
        question={label('app.services.ask.refuse', { what, supplier })}
        consequence={label('app.services.says.refuse')}
      />
    </>
  );
}
