import { useEffect, useEffectEvent } from 'react';
import { useList } from './useList';

/**
 * Inside a list: what is selected is dropped when the page is loaded, and when other filters are set. React-admin keeps it
 * across both, and a bulk action would reach rows that are no longer shown.
 */
export function ForgetSelection() {
  const { filterValues, onUnselectItems } = useList();
  const filters = JSON.stringify(filterValues);
  const forget = useEffectEvent(() => onUnselectItems());
  useEffect(() => forget(), [filters]);
  return null;
}
