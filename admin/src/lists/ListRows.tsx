import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { LoadError } from '../page/LoadError';
import { StaleNotice } from '../page/StaleNotice';

/** The rows of a list; an error replaces them only if there are none. */
export function ListRows({ children }: { readonly children: ReactNode }) {
  const { data, error, refetch } = useListContext();
  const retry = () => void refetch();
  if (error && !data) return <LoadError error={error} onRetry={retry} />;
  return (
    <>
      {children}
      <StaleNotice error={error} onRetry={retry} />
    </>
  );
}
