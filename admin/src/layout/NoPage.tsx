import { Button } from '@mui/material';
import { LinkBase } from 'react-admin';
import { useLabel } from '../i18n/useLabel';
import { EmptyState } from '../page/EmptyState';
import { Page } from '../page/Page';
import { usePageTitle } from '../page/usePageTitle';

interface NoPageProps {
  readonly title: string;
  readonly body: string;
}

/** Explains why there is no page here, with a link to the dashboard. */
export function NoPage({ title, body }: NoPageProps) {
  const label = useLabel();
  usePageTitle(title);
  return (
    <Page>
      <EmptyState
        title={title}
        isPage
        body={body}
        action={
          <Button component={LinkBase} to="/" variant="contained">
            {label('app.page.home')}
          </Button>
        }
      />
    </Page>
  );
}
