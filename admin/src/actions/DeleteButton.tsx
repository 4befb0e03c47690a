import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { useDelete, useNotify, useRefresh, type HttpError, type RaRecord } from 'react-admin';
import type { Written } from '../data/writes';
import { useLabel } from '../i18n/useLabel';
import { ConfirmDialog } from './ConfirmDialog';

interface DeleteButtonProps extends Omit<ButtonProps, 'resource'> {
  readonly resource: string;
  readonly record: RaRecord;
  readonly question: string;
  /** Explains what happens after Yes. */
  readonly consequence: string;
  /** Called once the record is deleted. */
  readonly onDeleted: () => void;
}

/** Deletes a record after a confirmation. Unlike react-admin's own button, it shows a refusal in the dialog. */
export function DeleteButton({ resource, record, question, consequence, onDeleted, ...button }: DeleteButtonProps) {
  const label = useLabel();
  const notify = useNotify();
  const refresh = useRefresh();
  const [asking, setAsking] = useState(false);
  const [deleteOne, { isPending, isSuccess, error, reset }] = useDelete<Written, HttpError>(
    resource,
    { id: record.id, previousData: record as Written },
    {
      onSuccess: ({ serverMessage }) => {
        setAsking(false);
        notify(serverMessage, { type: 'success' });
        onDeleted();
      },
    },
  );
  return (
    <>
      <Button
        color="error"
        variant="outlined"
        disabled={isSuccess}
        {...button}
        onClick={() => {
          reset();
          setAsking(true);
        }}
      >
        {label('app.delete.action')}
      </Button>
      <ConfirmDialog
        open={asking}
        question={question}
        consequence={consequence}
        danger
        busy={isPending}
        error={error?.message}
        onYes={() => void deleteOne()}
        onNo={() => {
          setAsking(false);
          // A refusal often means that someone else has changed the record, so it is fetched again.
          if (error) refresh();
        }}
      />
    </>
  );
}
