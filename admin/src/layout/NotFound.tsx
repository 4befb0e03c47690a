import { useLabel } from '../i18n/useLabel';
import { NoPage } from './NoPage';

/** Shown for an address below /account that no screen answers. */
export function NotFound() {
  const label = useLabel();
  return <NoPage title={label('app.notFound.title')} body={label('app.notFound.body')} />;
}
