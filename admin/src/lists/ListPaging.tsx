import { Pagination, useListContext } from 'react-admin';

/** The paging below a list; none if the list could not be loaded. */
export function ListPaging() {
  const { data, error } = useListContext();
  return error && !data ? null : <Pagination />;
}
