import { useListContext } from 'react-admin';
import { LoadError } from '../shared/LoadError';

/** Takes the place of the rows when they could not be loaded. */
export function ListError() {
  const { error, refetch } = useListContext();
  return <LoadError error={error} onRetry={() => void refetch()} />;
}
