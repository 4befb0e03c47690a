import Delete from '@mui/icons-material/DeleteOutlined';
import { useEffect, useState } from 'react';
import { useRedirect, useResourceContext, type RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useLabel } from '../i18n/useLabel';
import { DeleteButton } from '../actions/DeleteButton';
import { REDIRECT_DELAY_MS } from '../forms/useSave';

interface DeleteRecordProps {
  /** `openOrders` is the number of open bookings for the record. */
  readonly record: RaRecord & { readonly title: string; readonly openOrders?: number };
}

/** Deletes the record of a form and goes to the list. */
export function DeleteRecord({ record }: DeleteRecordProps) {
  const label = useLabel();
  const redirect = useRedirect();
  const resource = useResourceContext()!;
  const { reset, getValues } = useFormContext();
  const [deleted, setDeleted] = useState(false);
  useEffect(() => {
    if (!deleted) return;
    const timer = setTimeout(() => redirect('list', resource), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [deleted, resource, redirect]);
  const { title, openOrders = 0 } = record;
  return (
    <DeleteButton
      resource={resource}
      record={record}
      size="large"
      startIcon={<Delete />}
      question={label('app.delete.question', { title })}
      consequence={[
        ...(openOrders > 0 ? [label('app.delete.openOrders', { count: openOrders })] : []),
        label('app.delete.consequence'),
      ].join(' ')}
      onDeleted={() => {
        // Unsaved changes to a deleted record need no warning.
        reset(getValues());
        setDeleted(true);
      }}
    />
  );
}
