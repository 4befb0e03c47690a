import { useNotify } from 'react-admin';

/** Copies a text, and says whether the browser let it be copied. */
export function useCopy(): (text: string) => Promise<void> {
  const notify = useNotify();
  return (text) =>
    navigator.clipboard.writeText(text).then(
      () => notify('app.copy.done', { type: 'success' }),
      () => notify('app.copy.refused', { type: 'warning' }),
    );
}
