import { Button } from '@mui/material';
import { useTranslate, type ErrorProps } from 'react-admin';
import { useLabel } from '../i18n/useLabel';
import { EmptyState } from '../shared/EmptyState';
import { isMissingPart, isReloading } from '../shared/chunkErrors';
import { Page } from '../shared/Page';
import { usePageTitle } from '../shared/usePageTitle';

/** Shown in place of a screen that did not come or that broke. */
export function ScreenFailed({ error }: Pick<ErrorProps, 'error'>) {
  const label = useLabel();
  const translate = useTranslate();
  const isMissing = isMissingPart(error);
  const title = isMissing ? label('app.errors.title') : translate('ra.page.error');
  usePageTitle(title);
  if (isReloading()) return null;
  return (
    <Page>
      <EmptyState
        title={title}
        isPage
        body={isMissing ? label('app.errors.part') : translate('ra.message.error')}
        action={
          <Button variant="contained" onClick={() => window.location.reload()}>
            {label('app.errors.retry')}
          </Button>
        }
      />
    </Page>
  );
}
