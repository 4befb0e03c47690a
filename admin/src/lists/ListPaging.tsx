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
  // Passed on to Material UI, which react-admin's type does not say.
  const texts = {
    labelDisplayedRows: ({ from, to }: { readonly from: number; readonly to: number }) =>
      label('app.list.manyRows', { from, to, most: roundFigure(totalAtLeast, to) }),
  };
  return <Pagination actions={NoLastPage} {...texts} />;
}

/** Nobody knows which page is the last. */
const NoLastPage = (props: PaginationActionsProps) => (
  <PaginationActions {...props} boundaryCount={0} showFirstButton />
);

/** Of "at least 10,001" people read "10,000+"; behind those, what they have come to. */
function roundFigure(atLeast: number, shown: number): string {
  return Math.max(Math.floor((atLeast - 1) / 100) * 100, shown).toLocaleString('en-US');
}
