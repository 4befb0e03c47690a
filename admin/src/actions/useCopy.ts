import { useNotify } from 'react-admin';

/** Copies a text, and shows in a toast whether the browser allowed it. */
export function useCopy(): (text: string) => Promise<void> {
  const notify = useNotify();
  return (text) =>
    navigator.clipboard.writeText(text).then(
      () => notify('app.copy.done', { type: 'success' }),
      () => notify('app.copy.refused', { type: 'warning' }),
    );
}
