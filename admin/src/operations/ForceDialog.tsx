import * as maxLengths from '@imisozi/core/fields/lengths';
import { Alert } from '@mui/material';

import { FormDialog } from '../forms/FormDialog';
import { TextInput } from '../forms/TextInput';
import { requiredText } from '../forms/requiredText';
import { useLabel } from '../i18n/useLabel';
import type { Clashing } from './useAssigning';

interface ForceDialogProps {
  readonly clashing: Clashing;
  readonly force: (reason: string) => Promise<string>;
  readonly onClose: () => void;
}

/** Says what stands against an assignment, which has not been saved, and asks for the reason to make it all the same. */
export function ForceDialog({ clashing: { name, reasons }, force, onClose }: ForceDialogProps) {
  const label = useLabel();
  return (
    <FormDialog<{ reason: string }>
      title={label('app.operations.force.title', { name })}
      text={label('app.operations.force.text')}
      defaultValues={{ reason: '' }}
      submit={label('app.operations.force.submit')}
      danger
      send={({ reason }) => force(reason)}
      onClose={onClose}
    >
      <Alert severity="warning" sx={{ mb: 2 }}>
        {reasons}
      </Alert>
      <TextInput
        source="reason"
        label="app.operations.force.reason"
        autoComplete="off"
        autoFocus
        multiline
        helperText={false}
        slotProps={{ htmlInput: { maxLength: maxLengths.reason } }}
        validate={requiredText(label('app.operations.force.reasonMissing'))}
      />
    </FormDialog>
  );
}
