import { isOpen, LOST_STATES } from '@imisozi/core/quotes/quote-state';
import { Box, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { LinkBase, useCanAccess, useDataProvider, useNavigate, useNotify, useUpdate } from 'react-admin';
import { ConfirmDialog } from '../actions/ConfirmDialog';
import { useConfirmedAction } from '../actions/useConfirmedAction';
import { CopyButton } from '../actions/CopyButton';
import type { Quote } from '../data/types';
import type { Written } from '../data/writes';
import type { StaffDataProvider } from '../dataProvider';
import { FormDialog } from '../forms/FormDialog';
import { TextInput } from '../forms/TextInput';
import { requiredText } from '../forms/requiredText';
import { useLabel } from '../i18n/useLabel';
import { quoteEditor } from './quotePaths';
import { UnsentMail } from './UnsentMail';

interface OfQuote {
  readonly quote: Quote;
}

/** What staff can do with a proposal. */
export function QuoteActions({ quote }: OfQuote) {
  const label = useLabel();
  const { canAccess } = useCanAccess({ resource: 'quotes', action: 'edit' });
  const { id, state, page } = quote;
  const isLost = LOST_STATES.includes(state);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {canAccess && isOpen(quote) && (
        <>
          <SendQuote quote={quote} />
          <Button size="small" variant="outlined" component={LinkBase} to={quoteEditor(id)}>
            {label('app.quotes.edit')}
          </Button>
        </>
      )}
      <Button size="small" variant="outlined" href={page} target="_blank" rel="noopener">
        {label('app.quotes.openPage')}
      </Button>
      <CopyButton text={page} name={label('app.quotes.link')} />
      {canAccess && (
        <>
          <CopyQuote quote={quote} />
          {isOpen(quote) && <WithdrawQuote quote={quote} />}
          {(state === 'SENT' || isLost) && <LoseQuote quote={quote} />}
        </>
      )}
    </Box>
  );
}

/** Asks first: the mail cannot be taken back. The page can be looked at before. */
function SendQuote({ quote }: OfQuote) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { ask, dialog } = useConfirmedAction(() => dataProvider.sendQuote(quote));
  const { number, client, state } = quote;
  return (
    <>
      <Button size="small" variant="contained" onClick={ask}>
        {label(state === 'SENT' ? 'app.quotes.sendAgain' : 'app.quotes.send')}
      </Button>
      <ConfirmDialog
        {...dialog}
        question={label('app.quotes.sendQuestion', { number })}
        consequence={label('app.quotes.sendConsequence', { email: client.email || '–' })}
      >
        <UnsentMail quote={quote} />
      </ConfirmDialog>
    </>
  );
}

function CopyQuote({ quote }: OfQuote) {
  const label = useLabel();
  const notify = useNotify();
  const navigate = useNavigate();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.copyQuote(quote.id),
    onSuccess: ({ id, number }) => {
      notify(label('app.quotes.copied', { number }), { type: 'success' });
      void navigate(quoteEditor(id));
    },
    onError: ({ message }) => notify(message, { type: 'error' }),
  });
  return (
    <Button size="small" variant="outlined" loading={isPending} onClick={() => mutate()}>
      {label('app.quotes.copy')}
    </Button>
  );
}

function WithdrawQuote({ quote }: OfQuote) {
  const label = useLabel();
  const [update] = useUpdate('quotes', undefined, { returnPromise: true });
  const { id, number } = quote;
  const { ask, dialog } = useConfirmedAction(async () => {
    const params = { id, data: { state: 'WITHDRAWN' }, previousData: quote };
    return ((await update(undefined, params)) as Written).serverMessage;
  });
  return (
    <>
      <Button size="small" variant="outlined" onClick={ask}>
        {label('app.quotes.withdraw')}
      </Button>
      <ConfirmDialog
        {...dialog}
        danger
        question={label('app.quotes.withdrawQuestion', { number })}
        consequence={label('app.quotes.withdrawConsequence')}
      />
    </>
  );
}

function LoseQuote({ quote }: OfQuote) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {label('app.quotes.lose')}
      </Button>
      {open && (
        <FormDialog<{ reason: string }>
          title={label('app.quotes.loseTitle', { number: quote.number })}
          defaultValues={{ reason: quote.lostReason ?? '' }}
          submit={label('app.quotes.lose')}
          send={({ reason }) => dataProvider.loseQuote(quote.id, reason)}
          onClose={() => setOpen(false)}
        >
          <TextInput
            source="reason"
            label="resources.quotes.fields.lostReason"
            multiline
            validate={requiredText(label('app.quotes.reasonMissing'))}
            autoFocus
          />
        </FormDialog>
      )}
    </>
  );
}
