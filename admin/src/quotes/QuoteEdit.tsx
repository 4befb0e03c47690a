import { Alert, CircularProgress, Typography } from '@mui/material';
import { isOpen } from '@imisozi/core/quotes/quote-state';
import { Navigate, useGetOne, useParams } from 'react-admin';
import { ContentForm } from '../content/ContentForm';
import { UpdateBase } from '../content/UpdateBase';
import type { Quote } from '../data/types';
import { isNotFound } from '../data/isNotFound';
import { useLabel } from '../i18n/useLabel';
import { NotFound } from '../layout/NotFound';
import { LoadError } from '../page/LoadError';
import { Page } from '../page/Page';
import { PageHeader } from '../page/PageHeader';
import { QuoteFields } from './QuoteFields';
import { formToQuote, quoteToForm } from './quoteForm';
import { quotePath } from './quotePaths';

/** /account/quotes/edit/<id>: the editor of a proposal; one that has ended is only shown. */
export default function QuoteEdit() {
  const label = useLabel();
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useGetOne<Quote>('quotes', { id }, { retry: false });
  if (isNotFound(error) && !data) return <NotFound />;
  if (data && !isOpen(data)) return <Navigate to={quotePath(id)} replace />;
  return (
    <Page>
      <PageHeader title={data?.number ?? '…'} steps={[{ label: label('app.menu.quotes'), to: '/quotes' }]} />
      {isPending && (
        <CircularProgress aria-label={label('app.list.loading')} sx={{ display: 'block', m: '64px auto' }} />
      )}
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          {data.state === 'SENT' && <Alert severity="info">{label('app.quotes.sentHelp')}</Alert>}
          {data.request && (
            <Alert severity="info" icon={false} sx={{ mt: 1, maxWidth: 960 }}>
              <Typography variant="h3" component="h2">
                {label('resources.quotes.fields.request')}
              </Typography>
              <Typography sx={{ whiteSpace: 'pre-line' }}>{data.request}</Typography>
            </Alert>
          )}
          <UpdateBase record={data}>
            <ContentForm
              key={data.id}
              defaultValues={quoteToForm(data)}
              updatedAt={data.updatedAt}
              toBody={formToQuote}
              submit={label('app.quotes.save')}
              goTo={quotePath(data.id)}
            >
              <QuoteFields quote={data} />
            </ContentForm>
          </UpdateBase>
        </>
      )}
    </Page>
  );
}
