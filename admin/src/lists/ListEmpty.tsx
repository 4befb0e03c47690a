import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { useLabel } from '../i18n/useLabel';
import { EmptyState } from '../shared/EmptyState';

interface ListEmptyProps {
  readonly title?: string;
  readonly body?: string;
  /** What the filters are when nobody has touched them. */
  readonly filterDefaults?: Readonly<Record<string, unknown>>;
}

/** Stands in for the rows: nothing exists yet, or nothing matches what was asked for. */
export function ListEmpty({ title, body, filterDefaults = {} }: ListEmptyProps) {
  const label = useLabel();
  const { filterValues, setFilters } = useListContext();
  const untouched = Object.entries(filterValues).every(
    ([name, value]) => value === '' || value === filterDefaults[name],
  );
  if (untouched) return <EmptyState title={title ?? label('app.list.empty')} body={body} />;
  return (
    <EmptyState
      title={label('app.list.noMatch')}
      action={
        <Button variant="outlined" onClick={() => setFilters({ ...filterDefaults }, [])}>
          {label('app.list.clear')}
        </Button>
      }
    />
  );
}
