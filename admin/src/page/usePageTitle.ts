import { useEffect } from 'react';
import { useLabel } from '../i18n/useLabel';

/** Sets the document title while the page is shown. */
export function usePageTitle(title: string): void {
  const label = useLabel();
  const name = label('app.name');
  useEffect(() => {
    const before = document.title;
    document.title = title === name ? name : `${title} – ${name}`;
    return () => {
      document.title = before;
    };
  }, [title, name]);
}
