import { useNavigate } from 'react-admin';
import { previousPage } from './previousPage';

/** Goes where the person came from; to the dashboard when this page is the first one. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => (previousPage() === undefined ? navigate('/') : navigate(-1));
}
