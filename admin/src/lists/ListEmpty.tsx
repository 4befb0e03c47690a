import OpenInNew from '@mui/icons-material/OpenInNew';
import { Button } from '@mui/material';
import { LinkBase, useCanAccess, useResourceContext, useResourceDefinition } from 'react-admin';
import { useLabel } from '../i18n/useLabel';
import { EmptyState } from '../page/EmptyState';
import { useList } from './useList';

interface ListEmptyProps {
  readonly title?: string;
  readonly body?: string;
  /** The page of the website where such records are created. */
  readonly page?: string;
  /** The default filters. */
  readonly filterDefaults?: Readonly<Record<string, unknown>>;
}

/** Shown instead of rows if there are no records yet, or none match. */
export function ListEmpty({ title, body, page, filterDefaults = {} }: ListEmptyProps) {
  const label = useLabel();
  const { filterValues, setFilters } = useList();
  const untouched = Object.entries(filterValues).every(
    ([name, value]) => value === '' || value === filterDefaults[name],
  );
  if (untouched) {
    return <EmptyState title={title ?? label('app.list.empty')} body={body} action={<NextStep page={page} />} />;
  }
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

/** The button to create the first record. */
function NextStep({ page }: Pick<ListEmptyProps, 'page'>) {
  const label = useLabel();
  const resource = useResourceContext()!;
  const { hasCreate } = useResourceDefinition();
  const { canAccess } = useCanAccess({ resource, action: 'create' });
  if (hasCreate && canAccess) {
    return (
      <Button component={LinkBase} to={`/${resource}/create`} variant="contained">
        {label('app.list.first')}
      </Button>
    );
  }
  if (!page) return null;
  return (
    <Button href={page} target="_blank" rel="noopener" variant="outlined" startIcon={<OpenInNew />}>
      {label('app.list.website')}
    </Button>
  );
}
