import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useLabel } from '../i18n/useLabel';
import { EmptyState } from '../page/EmptyState';
import { isChunkError, isReloading } from './chunkErrors';
import { Page } from '../page/Page';
import { usePageTitle } from '../page/usePageTitle';

/** Shown in place of a screen that could not be loaded or that crashed. */
export function ScreenFailed({ error }: { readonly error: Error }) {
  const label = useLabel();
  const translate = useTranslate();
  const isNotFound = isChunkError(error);
  const title = isNotFound ? label('app.errors.title') : translate('ra.page.error');
  usePageTitle(title);
  if (isReloading()) return null;
  return (
    <Page>
      <EmptyState
        title={title}
        isPage
        body={isNotFound ? label('app.errors.chunk') : translate('ra.message.error')}
        action={
          <Button variant="contained" onClick={() => window.location.reload()}>
            {label('app.errors.retry')}
          </Button>
        }
      />
    </Page>
  );
}
