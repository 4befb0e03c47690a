import * as counts from '@imisozi/core/fields/counts';
import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useState } from 'react';
import { DateInput, NumberInput, TextInput, useCanAccess, useCreate, useNavigate } from 'react-admin';
import type { NewQuote, Quote } from '../data/types';
import type { Written } from '../data/writes';
import { TourInput } from '../departures/TourInput';
import { FieldPair } from '../forms/FieldPair';
import { FormDialog } from '../forms/FormDialog';
import { LanguageInput } from '../forms/LanguageInput';
import { useLabel } from '../i18n/useLabel';
import { quoteEditor } from './quotePaths';

interface Values {
  readonly tourId?: string | null;
  readonly names?: string | null;
  readonly email?: string | null;
  readonly language: NewQuote['language'];
  readonly travelDate?: string | null;
  readonly adults: number;
}

/** Makes a draft, from nothing or from a tour, and opens its editor. */
export function CreateQuote() {
  const label = useLabel();
  const navigate = useNavigate();
  const [create] = useCreate<NewQuote, Error, Written<Quote>>('quotes', undefined, { returnPromise: true });
  const [open, setOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'quotes', action: 'create' });
  if (!canAccess) return null;
  const send = async ({ tourId, names, email, adults, travelDate, language }: Values) => {
    const client = { ...(names && { names }), ...(email && { email }) };
    const data = { client, language, travelDate, travellers: { adult: adults }, ...(tourId && { tourId }) };
    const made = (await create(undefined, { data: data })) as Written<Quote>;
    void navigate(quoteEditor(made.id));
    return made.serverMessage;
  };
  return (
    <>
      <Button variant="contained" startIcon={<Add />} onClick={() => setOpen(true)}>
        {label('app.quotes.create')}
      </Button>
      {open && (
        <FormDialog<Values>
          title={label('app.quotes.create')}
          text={label('app.quotes.createHelp')}
          defaultValues={{ language: 'en', adults: 2 }}
          submit={label('app.quotes.create')}
          send={send}
          onClose={() => setOpen(false)}
        >
          <TourInput source="tourId" />
          <FieldPair>
            <TextInput source="names" label="resources.quotes.fields.names" helperText={false} />
            <TextInput source="email" type="email" label="resources.quotes.fields.email" helperText={false} />
            <LanguageInput />
            <DateInput source="travelDate" label="resources.quotes.fields.travelDate" helperText={false} />
            <NumberInput source="adults" label="app.quotes.adults" {...counts.party} step={1} helperText={false} />
          </FieldPair>
        </FormDialog>
      )}
    </>
  );
}
