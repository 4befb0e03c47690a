import { Card, CircularProgress } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useCanAccess, useDataProvider, useGetOne, useParams } from 'react-admin';
import type { Destination, Tour } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';
import { NotFound } from '../layout/NotFound';
import { EmptyState } from '../page/EmptyState';
import { LoadError } from '../page/LoadError';
import { Page } from '../page/Page';
import { PageHeader } from '../page/PageHeader';
import { CommentItem } from './CommentItem';

/** The API's names for the subjects of comments. */
const KINDS = { tours: 'tours', destinations: 'news' } as const;

interface CommentsPageProps {
  readonly resource: keyof typeof KINDS;
}

/** /account/destinations/comment/{slug} and /account/tours/comment/{slug}: every comment, newest first. */
export default function CommentsPage({ resource }: CommentsPageProps) {
  const label = useLabel();
  const { slug = '' } = useParams();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { canAccess: mayModerate } = useCanAccess({ resource: 'comments', action: 'enable' });
  const subject = useGetOne<Tour | Destination>(resource, { id: slug }, { retry: false });
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [resource, 'comments', slug],
    queryFn: () => dataProvider.listComments(KINDS[resource], slug),
  });
  if ((error as { status?: number } | null)?.status === 404) return <NotFound />;
  const title = subject.data?.title ?? slug;
  return (
    <Page>
      <PageHeader
        title={label('app.comments.title')}
        steps={[
          { label: label(`app.menu.${resource}`), to: `/${resource}` },
          { label: title, to: `/${resource}/view/${slug}` },
        ]}
      />
      <Card sx={{ mt: 2, maxWidth: 960 }}>
        {isPending && (
          <CircularProgress aria-label={label('app.list.loading')} sx={{ display: 'block', m: '48px auto' }} />
        )}
        {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
        {data?.length === 0 && (
          <EmptyState title={label('app.comments.empty')} body={label('app.comments.emptyBody')} />
        )}
        {data?.map((comment) => (
          <CommentItem key={comment.id} comment={comment} mayModerate={mayModerate === true} />
        ))}
      </Card>
    </Page>
  );
}
