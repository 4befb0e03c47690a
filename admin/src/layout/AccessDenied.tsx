import { useLabel } from '../i18n/useLabel';
import { NoPage } from './NoPage';

/** Shown instead of a screen that the person's role may not open. */
export function AccessDenied() {
  const label = useLabel();
  return <NoPage title={label('app.denied.title')} body={label('app.denied.body')} />;
}
