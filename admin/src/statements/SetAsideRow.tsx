import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { StatementRow } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { FormDialog } from '../forms/FormDialog';
import { TextInput } from '../forms/TextInput';
import { requiredText } from '../forms/requiredText';
import { useLabel } from '../i18n/useLabel';

interface OfRow {
  readonly statementId: string;
  readonly row: StatementRow;
}

const useReload = () => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['statements'] });
};

/** Sets a row aside that is no payment of a booking, with a reason. */
export function SetAsideRow({ statementId, row: { id, position } }: OfRow) {
  const label = useLabel();
  const reload = useReload();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        aria-label={label('app.statements.aside.actionFor', { row: position })}
        onClick={() => setIsOpen(true)}
      >
        {label('app.statements.aside.action')}
      </Button>
      {isOpen && (
        <FormDialog<{ readonly reason: string }>
          title={label('app.statements.aside.title', { row: position })}
          text={label('app.statements.aside.text')}
          defaultValues={{ reason: '' }}
          submit={label('app.statements.aside.submit')}
          send={async ({ reason }) => {
            const message = await dataProvider.setRowAside(statementId, id, reason);
            await reload();
            return message;
          }}
          onClose={() => setIsOpen(false)}
        >
          <TextInput
            source="reason"
            label="app.statements.aside.reason"
            validate={requiredText(label('app.statements.aside.reasonMissing'))}
            slotProps={{ htmlInput: { maxLength: 500 } }}
            autoFocus
          />
        </FormDialog>
      )}
    </>
  );
}

/** Takes a row back that was set aside. */
export function TakeRowBack({ statementId, row: { id, position } }: OfRow) {
  const label = useLabel();
  const notify = useNotify();
  const reload = useReload();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.takeRowBack(statementId, id),
    onSuccess: (message) => notify(message, { type: 'success' }),
    onError: ({ message }) => notify(message, { type: 'error' }),
    onSettled: reload,
  });
  return (
    <Button
      size="small"
      aria-label={label('app.statements.aside.backFor', { row: position })}
      loading={isPending}
      onClick={() => mutate()}
    >
      {label('app.statements.aside.back')}
    </Button>
  );
}
