import Comments from '@mui/icons-material/ChatBubbleOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import { Box, Button, CircularProgress } from '@mui/material';
import type { ReactNode } from 'react';
import { LinkBase, useCanAccess, useGetOne, type RaRecord } from 'react-admin';
import { RecordHistory } from '../audit/RecordHistory';
import { NotFound } from '../layout/NotFound';
import { UpdateBase } from '../forms/UpdateBase';
import { useLabel } from '../i18n/useLabel';
import { isMissing } from './isMissing';
import { LoadError } from './LoadError';
import { Page } from './Page';
import { PageHeader } from './PageHeader';

interface RecordPageProps<Row extends RaRecord> {
  readonly resource: string;
  /** The id or slug in the address. */
  readonly recordKey: string;
  /** What the list is called. */
  readonly listTitle: string;
  readonly titleOf: (row: Row) => string;
  /** Whether the public sees it, in a chip. */
  readonly state: (row: Row) => ReactNode;
  /** Its page on the website; none while it is not public. */
  readonly pageOf?: (row: Row) => string | undefined;
  readonly commentsOf?: (row: Row) => string;
  /** Shows it to the public or takes it back; for those who may. */
  readonly toggle?: { readonly action: string; readonly button: (row: Row) => ReactNode };
  /** What else can be done with it. */
  readonly extra?: (row: Row) => ReactNode;
  /** The form of those who may change it. */
  readonly form: (row: Row) => ReactNode;
  /** What everybody else sees instead. */
  readonly facts: (row: Row) => ReactNode;
}

/** /account/<resource>/view/<key>: a record with what the person may do with it. */
export function RecordPage<Row extends RaRecord>(props: RecordPageProps<Row>) {
  const { resource, recordKey, listTitle, titleOf } = props;
  const label = useLabel();
  const { data, error, isPending, refetch } = useGetOne<Row>(resource, { id: recordKey }, { retry: false });
  if (isMissing(error) && !data) return <NotFound />;
  return (
    <Page>
      <PageHeader title={data ? titleOf(data) : '…'} steps={[{ label: listTitle, to: `/${resource}` }]} />
      {isPending && (
        <CircularProgress aria-label={label('app.list.loading')} sx={{ display: 'block', m: '64px auto' }} />
      )}
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {data && <Body {...props} row={data} />}
    </Page>
  );
}

function Body<Row extends RaRecord>(props: RecordPageProps<Row> & { readonly row: Row }) {
  const { resource, row, state, pageOf, commentsOf, toggle, extra, form, facts } = props;
  const label = useLabel();
  const mayEdit = useCanAccess({ resource, action: 'edit' });
  const mayToggle = useCanAccess({ resource, action: toggle?.action ?? 'publish' });
  const page = pageOf?.(row);
  if (mayEdit.isPending) return null;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {state(row)}
        {mayToggle.canAccess && toggle?.button(row)}
        {commentsOf && (
          <Button size="small" startIcon={<Comments />} component={LinkBase} to={commentsOf(row)}>
            {label('app.comments.title')}
          </Button>
        )}
        {extra?.(row)}
        {page && (
          <Button size="small" startIcon={<OpenInNew />} href={page} target="_blank" rel="noopener">
            {label('app.publicity.viewOnSite')}
          </Button>
        )}
      </Box>
      {mayEdit.canAccess ? <UpdateBase record={row}>{form(row)}</UpdateBase> : facts(row)}
      <Box sx={{ mt: 3, maxWidth: 720 }}>
        <RecordHistory resource={resource} recordId={String(row.id)} />
      </Box>
    </>
  );
}
