import { use, useEffect } from 'react';
import { useLabel } from '../i18n/useLabel';
import { AppName } from './appName';

/** Sets the document title while the page is shown. */
export function usePageTitle(title: string): void {
  const label = useLabel();
  const name = label(use(AppName));
  useEffect(() => {
    const before = document.title;
    document.title = title === name ? name : `${title} – ${name}`;
    return () => {
      document.title = before;
    };
  }, [title, name]);
}
