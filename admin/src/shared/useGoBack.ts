import { useNavigate } from 'react-admin';
import { pageBefore } from './pageBefore';

/** Goes where the person came from; to the dashboard when this page is the first one. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => (pageBefore() === undefined ? navigate('/') : navigate(-1));
}
