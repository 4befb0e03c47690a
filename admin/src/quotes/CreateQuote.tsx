import * as counts from '@imisozi/core/fields/counts';
import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useRef, useState } from 'react';
import { NumberInput, useCanAccess, useCreate, useLocation, useNavigate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { NewQuote, Quote } from '../data/types';
import type { Written } from '../data/writes';
import { TourInput } from '../departures/TourInput';
import { TextInput } from '../forms/TextInput';
import { DepartureSelect } from '../orders/trip/DepartureSelect';
import { FieldPair } from '../forms/FieldPair';
import { FormDialog } from '../forms/FormDialog';
import { LanguageInput } from '../forms/LanguageInput';
import { useLabel } from '../i18n/useLabel';
import { TravelDateInput } from './TravelDateInput';
import { NEW_HASH, quoteEditor } from './quotePaths';

interface Values {
  readonly tourId?: string | null;
  readonly names?: string | null;
  readonly email?: string | null;
  readonly language: NewQuote['language'];
  readonly travelDate?: string | null;
  readonly departureId?: string | null;
  readonly adults: number;
}

/** Makes a draft, from nothing or from a tour, and opens its editor. */
export function CreateQuote() {
  const label = useLabel();
  const navigate = useNavigate();
  const [create] = useCreate<NewQuote, Error, Written<Quote>>('quotes', undefined, { returnPromise: true });
  const { hash, search } = useLocation();
  const [open, setOpen] = useState(false);
  // The editor of the new one takes the place of the list, so that there is no hash to take away.
  const isMade = useRef(false);
  const isAsked = hash === NEW_HASH;
  const { canAccess } = useCanAccess({ resource: 'quotes', action: 'create' });
  if (!canAccess) return null;
  const close = () => {
    setOpen(false);
    if (isAsked && !isMade.current) void navigate({ search, hash: '' }, { replace: true });
  };
  const send = async ({ tourId, names, email, adults, travelDate, departureId, language }: Values) => {
    const client = { ...(names && { names }), ...(email && { email }) };
    const day = departureId ? { departureId } : { travelDate };
    const data = { client, language, ...day, travellers: { adult: adults }, ...(tourId && { tourId }) };
    const made = (await create(undefined, { data: data })) as Written<Quote>;
    isMade.current = true;
    void navigate(quoteEditor(made.id));
    return made.serverMessage;
  };
  return (
    <>
      <Button variant="contained" startIcon={<Add />} onClick={() => setOpen(true)}>
        {label('app.quotes.create')}
      </Button>
      {(open || isAsked) && (
        <FormDialog<Values>
          title={label('app.quotes.create')}
          text={label('app.quotes.createHelp')}
          defaultValues={{ language: 'en', adults: 2 }}
          submit={label('app.quotes.create')}
          send={send}
          onClose={close}
        >
          <TourFields />
          <FieldPair>
            <TextInput source="names" label="resources.quotes.fields.names" helperText={false} />
            <TextInput source="email" type="email" label="resources.quotes.fields.email" helperText={false} />
            <LanguageInput />
            <TravelDateInput />
            <NumberInput source="adults" label="app.quotes.adults" {...counts.party} step={1} helperText={false} />
          </FieldPair>
        </FormDialog>
      )}
    </>
  );
}

/** The tour that it is made from, and one of its departures. */
function TourFields() {
  const { setValue } = useFormContext();
  const tourId = useWatch({ name: 'tourId' }) as string | null | undefined;
  return (
    <>
      <TourInput source="tourId" onChange={() => setValue('departureId', null)} />
      <DepartureSelect tourId={tourId || undefined} />
    </>
  );
}
