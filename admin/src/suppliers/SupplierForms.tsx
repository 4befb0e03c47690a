import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useCreate, useUpdate } from 'react-admin';
import type { NewSupplier, Supplier } from '../data/types';
import type { Written } from '../data/writes';
import { changedFields } from '../forms/changedFields';
import { FormDialog } from '../forms/FormDialog';
import { useLabel } from '../i18n/useLabel';
import { SupplierFields } from './SupplierFields';
import { NEW_SUPPLIER, supplierFields, supplierForm, type SupplierForm } from './supplierForm';

/** Adds a supplier. */
export function CreateSupplier() {
  const label = useLabel();
  const [create] = useCreate<NewSupplier, Error, Written<Supplier>>('suppliers', undefined, { returnPromise: true });
  const [open, setOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'suppliers', action: 'create' });
  if (!canAccess) return null;
  return (
    <>
      <Button variant="contained" startIcon={<Add />} onClick={() => setOpen(true)}>
        {label('app.suppliers.create')}
      </Button>
      {open && (
        <FormDialog<SupplierForm>
          title={label('app.suppliers.create')}
          defaultValues={NEW_SUPPLIER}
          submit={label('app.suppliers.create')}
          large
          send={async (form) =>
            ((await create(undefined, { data: supplierFields(form) })) as Written<Supplier>).serverMessage
          }
          onClose={() => setOpen(false)}
        >
          <SupplierFields />
        </FormDialog>
      )}
    </>
  );
}

/** Changes a supplier, or ends the work with it. */
export function ChangeSupplier({ supplier }: { readonly supplier: Supplier }) {
  const label = useLabel();
  const [update] = useUpdate('suppliers', undefined, { returnPromise: true });
  const [open, setOpen] = useState(false);
  const { id, name } = supplier;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={label('app.list.actionOn', { action: label('app.suppliers.update'), title: name })}
        onClick={() => setOpen(true)}
      >
        {label('app.suppliers.update')}
      </Button>
      {open && (
        <FormDialog<SupplierForm>
          title={name}
          defaultValues={supplierForm(supplier)}
          submit={label('app.suppliers.save')}
          large
          send={async (form, before) => {
            const data = changedFields(supplierFields(before as SupplierForm), supplierFields(form));
            return ((await update(undefined, { id, data, previousData: supplier })) as Written).serverMessage;
          }}
          onClose={() => setOpen(false)}
        >
          <SupplierFields />
        </FormDialog>
      )}
    </>
  );
}
