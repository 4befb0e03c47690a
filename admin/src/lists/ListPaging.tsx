import { Pagination, useListContext } from 'react-admin';

/** The paging below a list. There are no pages of what could not be loaded. */
export function ListPaging() {
  const { data, error } = useListContext();
  return error && !data ? null : <Pagination />;
}
