import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useCreate, useUpdate } from 'react-admin';
import type { NewPromoCode, PromoCode } from '../data/types';
import type { Written } from '../data/writes';
import { TextInput } from '../forms/TextInput';
import { changedFields } from '../forms/changedFields';
import { FormDialog } from '../forms/FormDialog';
import { requiredText } from '../forms/requiredText';
import { useLabel } from '../i18n/useLabel';
import { PromoCodeFields } from './PromoCodeFields';

/** Creates a promo code. */
export function CreatePromoCode() {
  const label = useLabel();
  const [create] = useCreate<NewPromoCode, Error, Written<PromoCode>>('promo-codes', undefined, {
    returnPromise: true,
  });
  const [open, setOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'promo-codes', action: 'create' });
  if (!canAccess) return null;
  return (
    <>
      <Button variant="contained" startIcon={<Add />} onClick={() => setOpen(true)}>
        {label('app.promoCodes.create')}
      </Button>
      {open && (
        <FormDialog<NewPromoCode>
          title={label('app.promoCodes.create')}
          defaultValues={{ code: '', tourIds: [] }}
          submit={label('app.promoCodes.create')}
          send={async (data) => ((await create(undefined, { data })) as Written<PromoCode>).serverMessage}
          onClose={() => setOpen(false)}
        >
          <TextInput
            source="code"
            label="resources.promo-codes.fields.code"
            autoComplete="off"
            helperText="app.promoCodes.codeHelp"
            validate={requiredText(label('app.promoCodes.codeMissing'))}
            autoFocus
          />
          <PromoCodeFields />
        </FormDialog>
      )}
    </>
  );
}

/** Changes a promo code. */
export function ChangePromoCode({ promo }: { readonly promo: PromoCode }) {
  const label = useLabel();
  const [update] = useUpdate('promo-codes', undefined, { returnPromise: true });
  const [open, setOpen] = useState(false);
  const { id, percent, amount, tourIds, bookFrom, bookTo, travelFrom, travelTo, maxUses } = promo;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={label('app.list.actionOn', { action: label('app.promoCodes.update'), title: promo.code })}
        onClick={() => setOpen(true)}
      >
        {label('app.promoCodes.update')}
      </Button>
      {open && (
        <FormDialog<NewPromoCode>
          title={`${label('app.promoCodes.update')} ${promo.code}`}
          defaultValues={{ percent, amount, tourIds, bookFrom, bookTo, travelFrom, travelTo, maxUses }}
          submit={label('app.promoCodes.save')}
          send={async (changed, before) => {
            const data = changedFields(before, changed);
            return ((await update(undefined, { id, data, previousData: promo })) as Written).serverMessage;
          }}
          onClose={() => setOpen(false)}
        >
          <PromoCodeFields />
        </FormDialog>
      )}
    </>
  );
}
