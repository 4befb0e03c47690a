import { useNavigate } from 'react-admin';
import { previousPage } from './previousPage';

/** Goes to the previous page, or to the dashboard if there is none. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => (previousPage() === undefined ? navigate('/') : navigate(-1));
}
