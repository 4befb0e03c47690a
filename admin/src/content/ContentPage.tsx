import Comments from '@mui/icons-material/ChatBubbleOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import { Box, Button, CircularProgress } from '@mui/material';
import type { ReactNode } from 'react';
import { LinkBase, useCanAccess, useGetOne, useParams } from 'react-admin';
import { RecordHistory } from '../audit/RecordHistory';
import { NotFound } from '../layout/NotFound';
import { useLabel } from '../i18n/useLabel';
import { isNotFound } from '../data/isNotFound';
import { LoadError } from '../page/LoadError';
import { Page } from '../page/Page';
import { PageHeader } from '../page/PageHeader';
import { TranslationLinks } from '../translations/TranslationLinks';
import { BooleanChip } from '../ui/BooleanChip';
import { ContentForm } from './ContentForm';
import type { ContentKind, ContentRow } from './contentKind';
import { DeleteRecord } from './DeleteRecord';
import { PublishButton } from './PublishButton';
import { UpdateBase } from './UpdateBase';

interface ContentPageProps<Row extends ContentRow, Values extends object> {
  readonly kind: ContentKind<Row>;
  /** Further buttons. */
  readonly extra?: (row: Row) => ReactNode;
  /** The form, for those who may edit the record: its values, the request body for them, and its inputs. */
  readonly form: {
    readonly toValues: (row: Row) => Values;
    readonly toBody: (values: Values) => object;
    readonly inputs: ReactNode;
  };
  /** What everyone else sees instead. */
  readonly facts: (row: Row) => ReactNode;
  /** What belongs to the record without being a part of it. */
  readonly below?: (row: Row) => ReactNode;
}

/** /account/<resource>/view/<key>: a record, with the actions that the person's role allows. */
export function ContentPage<Row extends ContentRow, Values extends object>(props: ContentPageProps<Row, Values>) {
  const { resource, listTitle } = props.kind;
  const label = useLabel();
  const { slug = '', id = slug } = useParams();
  const { data, error, isPending, refetch } = useGetOne<Row>(resource, { id }, { retry: false });
  if (isNotFound(error) && !data) return <NotFound />;
  return (
    <Page>
      <PageHeader title={data?.title ?? '…'} steps={[{ label: label(listTitle), to: `/${resource}` }]} />
      {isPending && (
        <CircularProgress aria-label={label('app.list.loading')} sx={{ display: 'block', m: '64px auto' }} />
      )}
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {data && <Body {...props} row={data} />}
    </Page>
  );
}

function Body<Row extends ContentRow, Values extends object>(
  props: ContentPageProps<Row, Values> & { readonly row: Row },
) {
  const { kind, row, extra, form, facts, below } = props;
  const { resource, commentsOf, pageOf } = kind;
  const label = useLabel();
  const mayEdit = useCanAccess({ resource, action: 'edit' });
  const mayPublish = useCanAccess({ resource, action: kind.action });
  const page = pageOf(row);
  if (mayEdit.isPending) return null;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <BooleanChip value={row[kind.publicField] === true} labels={kind.states} />
        {mayPublish.canAccess && <PublishButton kind={kind} record={row} />}
        {commentsOf && (
          <Button size="small" startIcon={<Comments />} component={LinkBase} to={commentsOf(row)}>
            {label('app.comments.title')}
          </Button>
        )}
        {extra?.(row)}
        {page && (
          <Button size="small" startIcon={<OpenInNew />} href={page} target="_blank" rel="noopener">
            {label('app.content.viewOnSite')}
          </Button>
        )}
      </Box>
      <TranslationLinks kind={resource} id={row.id} />
      {mayEdit.canAccess ? (
        <UpdateBase record={row}>
          <ContentForm
            key={row.id}
            defaultValues={form.toValues(row)}
            updatedAt={row.updatedAt}
            toBody={form.toBody}
            submit={label(`app.${resource}.update`)}
            extra={<DeleteRecord record={row} />}
          >
            {form.inputs}
          </ContentForm>
        </UpdateBase>
      ) : (
        facts(row)
      )}
      {below?.(row)}
      <Box sx={{ mt: 3, maxWidth: 720 }}>
        <RecordHistory resource={resource} recordId={row.id} />
      </Box>
    </>
  );
}
