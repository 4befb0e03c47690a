import { useLocation, useNavigate } from 'react-admin';

/** Goes where the person came from; to the dashboard when this page is the first one. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  // react-router calls the first entry of a visit 'default': what lies before it is another site.
  return () => (key === 'default' ? navigate('/') : navigate(-1));
}
