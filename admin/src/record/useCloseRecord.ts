import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-admin';
import { previousPage } from '../page/previousPage';

/**
 * Closes a record's drawer without leaving a history entry for it, because going back from the list would open it
 * again.
 */
export function useCloseRecord(resource: string | undefined): () => void {
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const list = `/${resource}`;
  const closed = useRef(false);
  useEffect(() => {
    closed.current = pathname === list;
  }, [key, pathname, list]);
  return () => {
    // Ignores the second click of a double click, which would leave the list.
    if (closed.current) return;
    closed.current = true;
    if (previousPage() === list) navigate(-1);
    else navigate(list, { replace: true });
  };
}
