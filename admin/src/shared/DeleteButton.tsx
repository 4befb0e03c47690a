import Delete from '@mui/icons-material/DeleteOutlined';
import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNotify, useRedirect, useResourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useLabel } from '../i18n/useLabel';
import { ConfirmDialog } from './ConfirmDialog';

const REDIRECT_DELAY_MS = 700;

interface DeleteButtonProps {
  readonly title: string;
  /** Deletes the record and answers with the sentence for a toast. */
  readonly run: () => Promise<string>;
  /** Where the person is taken afterwards. */
  readonly next: string;
  /** Bookings of it that are not over. */
  readonly openOrders?: number;
}

/** Deletes the record of a form, after a question; a refusal is shown where it was asked. */
export function DeleteButton({ title, run, next, openOrders = 0 }: DeleteButtonProps) {
  const label = useLabel();
  const notify = useNotify();
  const redirect = useRedirect();
  const queryClient = useQueryClient();
  const resource = useResourceContext();
  const { reset, getValues } = useFormContext();
  const [asking, setAsking] = useState(false);
  const deletion = useMutation({
    mutationFn: run,
    onSuccess: (message) => {
      setAsking(false);
      notify(message, { type: 'success' });
      // Changes to what is gone are not worth a question on the way out.
      reset(getValues());
      void queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
    },
  });
  const { isSuccess } = deletion;
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(() => redirect(next), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, next, redirect]);
  return (
    <>
      <Button
        color="error"
        variant="outlined"
        size="large"
        startIcon={<Delete />}
        disabled={isSuccess}
        onClick={() => {
          deletion.reset();
          setAsking(true);
        }}
      >
        {label('app.delete.action')}
      </Button>
      <ConfirmDialog
        open={asking}
        question={label('app.delete.question', { title })}
        consequence={[
          ...(openOrders > 0 ? [label('app.delete.openOrders', { smart_count: openOrders })] : []),
          label('app.delete.consequence'),
        ].join(' ')}
        danger
        busy={deletion.isPending}
        error={deletion.error?.message}
        onNo={() => setAsking(false)}
        onYes={() => deletion.mutate()}
      />
    </>
  );
}
