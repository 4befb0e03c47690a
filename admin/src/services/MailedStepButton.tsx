import { Button } from '@mui/material';
import { useState } from 'react';
import { BooleanInput, useDataProvider, useGetOne } from 'react-admin';
import type { MailedStep } from '../data/services';
import type { Supplier, TripService } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { FormDialog } from '../forms/FormDialog';
import { useLabel } from '../i18n/useLabel';

interface MailedStepProps {
  readonly service: TripService;
  readonly step: MailedStep;
  /** The text of the button, where it is not the name of the step. */
  readonly text?: string;
}

interface StepForm {
  readonly sendMail: boolean;
}

/** A step of a service that may go with a mail to the supplier; staff say whether it does. */
export function MailedStepButton({ service, step, text }: MailedStepProps) {
  const label = useLabel();
  // One key for each opened dialog, so that a repeated click writes one mail.
  const [key, setKey] = useState<string | null>(null);
  const { what, supplier, supplierId } = service;
  const { data } = useGetOne<Supplier>('suppliers', { id: supplierId }, { enabled: key !== null });
  const dataProvider = useDataProvider<StaffDataProvider>();
  const action = text ?? label(`app.services.steps.${step}`);
  const email = data?.email;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color={step === 'cancel' ? 'error' : 'primary'}
        loading={key !== null && !data}
        aria-label={label('app.list.actionOn', { action, title: label('app.services.of', { what, supplier }) })}
        onClick={() => setKey(crypto.randomUUID())}
      >
        {action}
      </Button>
      {key && data && (
        <FormDialog<StepForm>
          title={label(`app.services.ask.${step}`, { what, supplier })}
          text={[label(`app.services.says.${step}`), email ? '' : label('app.services.noEmail', { supplier })]
            .filter(Boolean)
            .join(' ')}
          defaultValues={{ sendMail: Boolean(email) }}
          submit={action}
          dismiss={label('app.services.back')}
          danger={step === 'cancel'}
          send={({ sendMail }) => dataProvider.takeServiceStep(service.id, step, sendMail, `${key} ${sendMail}`)}
          onClose={() => setKey(null)}
        >
          {email && (
            <BooleanInput source="sendMail" label={label('app.services.sendMail', { email })} helperText={false} />
          )}
        </FormDialog>
      )}
    </>
  );
}
