import Quote from '@mui/icons-material/RequestQuoteOutlined';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useCanAccess, useCreate, useNavigate, useNotify } from 'react-admin';
import type { NewQuote, Quote as Proposal } from '../data/types';
import type { Written } from '../data/writes';
import { useLabel } from '../i18n/useLabel';
import { quoteEditor } from './quotePaths';

interface MakeProposalProps {
  /** The message or inquiry that it answers, or the client whom it is for. */
  readonly from: Pick<NewQuote, 'contactMessageId' | 'airTicketInquiryId' | 'client' | 'language'>;
  /** Another text of the button. */
  readonly text?: string;
}

/** Makes a proposal for whoever wrote, and opens its editor. */
export function MakeProposal({ from, text }: MakeProposalProps) {
  const label = useLabel();
  const notify = useNotify();
  const navigate = useNavigate();
  const [create] = useCreate<NewQuote, Error, Written<Proposal>>('quotes', undefined, { returnPromise: true });
  const { canAccess } = useCanAccess({ resource: 'quotes', action: 'create' });
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await create(undefined, { data: from })) as Written<Proposal>,
    onSuccess: ({ id, serverMessage }) => {
      notify(serverMessage, { type: 'success' });
      void navigate(quoteEditor(id));
    },
    onError: ({ message }) => notify(message, { type: 'error' }),
  });
  if (!canAccess) return null;
  return (
    <Button size="small" variant="outlined" startIcon={<Quote />} loading={isPending} onClick={() => mutate()}>
      {text ?? label('app.quotes.make')}
    </Button>
  );
}
