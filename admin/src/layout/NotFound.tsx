import { useLabel } from '../i18n/useLabel';
import { NoPage } from './NoPage';

/** Shown for an unknown URL below /account. */
export function NotFound() {
  const label = useLabel();
  return <NoPage title={label('app.notFound.title')} body={label('app.notFound.body')} />;
}
