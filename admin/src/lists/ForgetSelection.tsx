import { useEffect, useEffectEvent } from 'react';
import { useList } from './useList';

/**
 * Inside a list: clears the selection when the page is loaded and when the filters change. React-admin would keep it,
 * and a bulk action would include rows that are no longer shown.
 */
export function ForgetSelection() {
  const { filterValues, onUnselectItems } = useList();
  const filters = JSON.stringify(filterValues);
  const forget = useEffectEvent(() => onUnselectItems());
  useEffect(() => forget(), [filters]);
  return null;
}
