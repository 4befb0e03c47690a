import { Pagination, PaginationActions, type PaginationActionsProps } from 'react-admin';
import { useLabel } from '../i18n/useLabel';
import { useList } from './useList';

/** The paging below a list; none if the list could not be loaded. */
export function ListPaging() {
  const label = useLabel();
  const { data, error, meta } = useList();
  if (error && !data) return null;
  if (!meta?.totalAtLeast) return <Pagination />;
  const { totalAtLeast } = meta;
  // React-admin passes these to Material UI, although its type does not have them.
  const texts = {
    labelDisplayedRows: ({ from, to }: { readonly from: number; readonly to: number }) =>
      label('app.list.manyRows', { from, to, most: roundFigure(totalAtLeast, to) }),
  };
  return <Pagination actions={NoLastPage} {...texts} />;
}

/** The last page is unknown, so there is no button for it. */
const NoLastPage = (props: PaginationActionsProps) => (
  <PaginationActions {...props} boundaryCount={0} showFirstButton />
);

/** The total to show: "10,000" for "at least 10,001", or the number of rows up to this page if that is more. */
function roundFigure(atLeast: number, shown: number): string {
  return Math.max(Math.floor((atLeast - 1) / 100) * 100, shown).toLocaleString('en-US');
}
